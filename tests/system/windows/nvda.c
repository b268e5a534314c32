/* A stand-in for NVDA's nvdaControllerClient64.dll: it writes down what it was told, and behaves as standin.h says.
 *
 *   x86_64-w64-mingw32-gcc -shared -O2 -o nvdaControllerClient64.dll nvda.c
 *
 * Its calls answer as those of NVDA: 0 where all went well, else an error code of Windows.
 */
#define READER L"nvda"
#include "standin.h"

#define DENIED 5
#define GONE 1722 /* as RPC says where NVDA is gone */

static unsigned long take(const char *what, const wchar_t *text)
{
    switch (hear(what, text)) {
    case 'f':
        return DENIED;
    case 'v':
        return GONE;
    default:
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
