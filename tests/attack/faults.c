/* Preloaded into a program: lets the n-th call that touches files below a folder fail, as SQLite's own tests
   do. Calls for reading are passed over where the disk is full, since those never fail for that reason. Without
   an error a write takes half of what it is given and says so, which everybody has to expect. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { READING, WRITING };
enum { DESCRIPTORS = 4096, LONGEST = 4096 };

static char folder[LONGEST];
static unsigned char ours[DESCRIPTORS];
static long calls, nth;
static int armed, error_number, lasting;

void faults_arm(const char *path, long number, int error, int stays) {
    strncpy(folder, path, LONGEST - 1);
    calls = 0, nth = number, error_number = error, lasting = stays, armed = 1;
}

long faults_disarm(void) {
    armed = 0;
    return calls;
}

static int below(const char *path) { return armed && !strncmp(path, folder, strlen(folder)); }

static int watched(int descriptor) {
    return armed && descriptor >= 0 && descriptor < DESCRIPTORS && ours[descriptor];
}

static int counts(void) {
    calls++;
    if (calls == nth || (lasting && calls > nth)) {
        errno = error_number;
        return 1;
    }
    return 0;
}

static int fails(int kind) {
    if (!error_number || (kind == READING && error_number == ENOSPC))
        return 0;
    return counts();
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

static int opened(int descriptor, const char *path) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS)
        ours[descriptor] = below(path) != 0;
    return descriptor;
}

#define OPEN(name)                                                             \
    int name(const char *path, int flags, ...) {                               \
        va_list rest;                                                          \
        va_start(rest, flags);                                                 \
        mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, int) : 0; \
        va_end(rest);                                                          \
        if (below(path) && fails(flags & O_CREAT ? WRITING : READING))         \
            return -1;                                                         \
        return opened(REAL(name)(path, flags, mode), path);                    \
    }
OPEN(open)
OPEN(open64)

/* A write that fails has written half of it, as on a disk that is getting full. */
#define WRITE(name, ...)                                                       \
    if (watched(descriptor) && !error_number && size > 1 && counts())          \
        return REAL(name)(descriptor, data, size / 2, ##__VA_ARGS__);          \
    if (watched(descriptor) && fails(WRITING)) {                               \
        int kept = errno;                                                      \
        if (size > 1 && REAL(name)(descriptor, data, size / 2, ##__VA_ARGS__) < 0) \
            return -1;                                                         \
        errno = kept;                                                          \
        return -1;                                                             \
    }                                                                          \
    return REAL(name)(descriptor, data, size, ##__VA_ARGS__)

ssize_t write(int descriptor, const void *data, size_t size) { WRITE(write); }
ssize_t pwrite(int descriptor, const void *data, size_t size, off_t place) { WRITE(pwrite, place); }
ssize_t pwrite64(int descriptor, const void *data, size_t size, off64_t place) { WRITE(pwrite64, place); }

#define BY_DESCRIPTOR(kind, type, name, parameters, arguments)                 \
    type name parameters { return watched(descriptor) && fails(kind) ? -1 : REAL(name) arguments; }
BY_DESCRIPTOR(READING, ssize_t, read, (int descriptor, void *data, size_t size), (descriptor, data, size))
BY_DESCRIPTOR(READING, ssize_t, pread, (int descriptor, void *data, size_t size, off_t place),
              (descriptor, data, size, place))
BY_DESCRIPTOR(READING, ssize_t, pread64, (int descriptor, void *data, size_t size, off64_t place),
              (descriptor, data, size, place))
BY_DESCRIPTOR(WRITING, int, fsync, (int descriptor), (descriptor))
BY_DESCRIPTOR(WRITING, int, fdatasync, (int descriptor), (descriptor))
BY_DESCRIPTOR(WRITING, int, ftruncate, (int descriptor, off_t length), (descriptor, length))
BY_DESCRIPTOR(WRITING, int, ftruncate64, (int descriptor, off64_t length), (descriptor, length))

#define BY_PATH(name, parameters, arguments)                                   \
    int name parameters { return below(path) && fails(WRITING) ? -1 : REAL(name) arguments; }
BY_PATH(unlink, (const char *path), (path))
BY_PATH(mkdir, (const char *path, mode_t mode), (path, mode))
BY_PATH(rename, (const char *path, const char *target), (path, target))
BY_PATH(link, (const char *path, const char *target), (path, target))

/* Listing a folder: `scandir` opens it, `keep_folder` by `open`. */
DIR *opendir(const char *path) { return below(path) && fails(READING) ? NULL : REAL(opendir)(path); }
