/* A stand-in for NVDA's nvdaControllerClient64.dll: it writes down what it was told, and behaves as it is told to.
 *
 *   x86_64-w64-mingw32-gcc -shared -O2 -o nvdaControllerClient64.dll nvda.c
 *
 * STANDIN_LOG names the log, in UTF-8: one line a call, "MICROSECONDS WHAT TEXT", the time since 1970, line ends in the
 * text as blanks. STANDIN_MOOD names a file that is read at each call; its first letter says what NVDA does now:
 *   h hangs: the call never comes back, as when NVDA is stuck
 *   f fails: it runs, but takes no text (error 5, access denied)
 *   v has vanished: nobody answers (error 1722, as RPC says where NVDA is gone)
 * Anything else, or no file: it works. Without STANDIN_LOG it has vanished, as on a machine without NVDA.
 */
#include <windows.h>
#include <stdio.h>
#include <stdint.h>

#define DENIED 5
#define GONE 1722

static char mood(void)
{
    wchar_t path[MAX_PATH];
    char letter = 'w';
    if (!GetEnvironmentVariableW(L"STANDIN_LOG", path, MAX_PATH))
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

static unsigned long take(const char *what, const wchar_t *text)
{
    switch (mood()) {
    case 'h':
        note("hang", text);
        Sleep(INFINITE);
        return 0;
    case 'f':
        return DENIED;
    case 'v':
        return GONE;
    default:
        note(what, text);
        return 0;
    }
}

__declspec(dllexport) unsigned long __stdcall nvdaController_testIfRunning(void)
{
    return mood() == 'v' ? GONE : 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_speakText(const wchar_t *text)
{
    return take("speak", text);
}

__declspec(dllexport) unsigned long __stdcall nvdaController_cancelSpeech(void)
{
    return take("cancel", L"");
}

__declspec(dllexport) unsigned long __stdcall nvdaController_brailleMessage(const wchar_t *text)
{
    return take("braille", text);
}
