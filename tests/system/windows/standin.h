/* What the stand-ins for screen readers of Windows share: a log of what they are told, and a mood.
 *
 * STANDIN_READER names the one that runs: "nvda" or "jaws"; all others have vanished, as on a machine without them.
 * STANDIN_LOG names the log, in UTF-8: one line a call, "MICROSECONDS WHAT TEXT", the time since 1970, line ends in the
 * text as blanks. STANDIN_MOOD names a file that is read at each call; its first letter says what the reader does now:
 *   h hangs: the call never comes back, as when the reader is stuck
 *   f fails: it runs, but takes no text
 *   v has vanished: nobody answers
 * Anything else, or no file: it works. Each stand-in says first who it is: READER.
 */
#include <windows.h>
#include <stdio.h>
#include <stdint.h>

static char mood(void)
{
    wchar_t path[MAX_PATH];
    char letter = 'w';
    if (!GetEnvironmentVariableW(L"STANDIN_READER", path, MAX_PATH) || wcscmp(path, READER) != 0)
        return 'v';
    if (GetEnvironmentVariableW(L"STANDIN_MOOD", path, MAX_PATH)) {
        FILE *file = _wfopen(path, L"rb");
        if (file != NULL) {
            if (fread(&letter, 1, 1, file) != 1)
                letter = 'w';
            fclose(file);
        }
    }
    return letter;
}

static uint64_t now(void)
{
    FILETIME since_1601;
    GetSystemTimePreciseAsFileTime(&since_1601);
    uint64_t ticks = ((uint64_t)since_1601.dwHighDateTime << 32) | since_1601.dwLowDateTime;
    return ticks / 10 - 11644473600000000ULL;
}

static void note(const char *what, const wchar_t *text)
{
    wchar_t path[MAX_PATH];
    char line[8192];
    if (!GetEnvironmentVariableW(L"STANDIN_LOG", path, MAX_PATH))
        return;
    int length = snprintf(line, sizeof line, "%llu %s ", (unsigned long long)now(), what);
    int more = WideCharToMultiByte(CP_UTF8, 0, text, -1, line + length, (int)sizeof line - length - 1, NULL, NULL);
    length += more > 0 ? more - 1 : 0;
    for (int place = 0; place < length; place++)
        if (line[place] == '\n' || line[place] == '\r')
            line[place] = ' ';
    line[length++] = '\n';
    HANDLE log = CreateFileW(path, FILE_APPEND_DATA, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_ALWAYS, 0, NULL);
    DWORD written;
    WriteFile(log, line, (DWORD)length, &written, NULL);
    CloseHandle(log);
}

/* Write down what was asked, hang if that is the mood, and return the mood for the answer. */
static char hear(const char *what, const wchar_t *text)
{
    char present = mood();
    if (present == 'h') {
        note("hang", text);
        Sleep(INFINITE);
    } else if (present != 'f' && present != 'v') {
        note(what, text);
    }
    return present;
}
