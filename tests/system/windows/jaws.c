/* A stand-in for the COM object of JAWS, FreedomSci.JawsApi: in the process of its caller, as that of JAWS is.
 *
 *   x86_64-w64-mingw32-widl --win64 -L FOLDER-WITH-STDOLE2.TLB -t jaws.idl
 *   x86_64-w64-mingw32-gcc -shared -O2 -o jaws.dll jaws.c -loleaut32
 *   wine regsvr32 /s jaws.dll, with jaws.tlb beside it (/u takes it away)
 *
 * It behaves as standin.h says. A JAWS that fails raises an error of COM; one that has vanished answers that it took
 * nothing. An empty text only asks whether it runs, as accessible-output2 does.
 */
#define COBJMACROS
#define READER L"jaws"
#include "standin.h"
#include <oleauto.h>

/* As in jaws.idl. */
static const GUID LIBRARY = {0x6b6d1c32, 0x3c5f, 0x4f0e, {0x9b, 0x50, 0x5f, 0x2a, 0x1d, 0x7c, 0x0a, 0x01}};
static const GUID CALLS = {0x6b6d1c32, 0x3c5f, 0x4f0e, {0x9b, 0x50, 0x5f, 0x2a, 0x1d, 0x7c, 0x0a, 0x02}};
static const GUID OBJECT = {0x6b6d1c32, 0x3c5f, 0x4f0e, {0x9b, 0x50, 0x5f, 0x2a, 0x1d, 0x7c, 0x0a, 0x03}};
enum { SAY_STRING = 1, STOP_SPEECH, RUN_FUNCTION };

/* Of COM itself; no library of Debian's mingw-w64 is asked for them. */
static const GUID UNKNOWN = {0, 0, 0, {0xc0, 0, 0, 0, 0, 0, 0, 0x46}};
static const GUID FACTORY = {1, 0, 0, {0xc0, 0, 0, 0, 0, 0, 0, 0x46}};
static const GUID DISPATCH = {0x20400, 0, 0, {0xc0, 0, 0, 0, 0, 0, 0, 0x46}};

static HINSTANCE library;

/* The object and its factory live as long as the process. */
static ULONG STDMETHODCALLTYPE keep(IDispatch *self)
{
    return 1;
}

static HRESULT STDMETHODCALLTYPE query(IDispatch *self, REFIID wanted, void **found)
{
    BOOL known = IsEqualIID(wanted, &UNKNOWN) || IsEqualIID(wanted, &DISPATCH) || IsEqualIID(wanted, &CALLS);
    *found = known ? self : NULL;
    return known ? S_OK : E_NOINTERFACE;
}

static HRESULT STDMETHODCALLTYPE count_types(IDispatch *self, UINT *count)
{
    *count = 1;
    return S_OK;
}

static HRESULT STDMETHODCALLTYPE get_type(IDispatch *self, UINT index, LCID language, ITypeInfo **found)
{
    ITypeLib *types;
    HRESULT done = LoadRegTypeLib(&LIBRARY, 1, 0, 0, &types);
    if (FAILED(done))
        return done;
    done = ITypeLib_GetTypeInfoOfGuid(types, &CALLS, found);
    ITypeLib_Release(types);
    return done;
}

static HRESULT STDMETHODCALLTYPE get_ids(IDispatch *self, REFIID unused, LPOLESTR *names, UINT count, LCID language,
                                         DISPID *ids)
{
    ITypeInfo *type;
    HRESULT done = get_type(self, 0, language, &type);
    if (FAILED(done))
        return done;
    done = ITypeInfo_GetIDsOfNames(type, names, count, ids);
    ITypeInfo_Release(type);
    return done;
}

/* What JAWS answers to a call: whether it took it, or an error. */
static HRESULT answer(char present, VARIANT *taken)
{
    if (taken != NULL) {
        V_VT(taken) = VT_BOOL;
        V_BOOL(taken) = present == 'v' ? VARIANT_FALSE : VARIANT_TRUE;
    }
    return present == 'f' ? E_FAIL : S_OK;
}

/* Arguments come last first: a text is the last of them, "flush" stands before it. */
static HRESULT STDMETHODCALLTYPE invoke(IDispatch *self, DISPID id, REFIID unused, LCID language, WORD flags,
                                        DISPPARAMS *given, VARIANT *result, EXCEPINFO *error, UINT *wrong)
{
    VARIANT *text = given->cArgs ? &given->rgvarg[given->cArgs - 1] : NULL;
    if (id == STOP_SPEECH)
        return answer(hear("cancel", L""), NULL);
    if (text == NULL || V_VT(text) != VT_BSTR)
        return DISP_E_TYPEMISMATCH;
    if (id == RUN_FUNCTION)
        return answer(hear("run", V_BSTR(text)), result);
    if (id != SAY_STRING)
        return DISP_E_MEMBERNOTFOUND;
    if (SysStringLen(V_BSTR(text)) == 0)
        return answer(mood() == 'v' ? 'v' : 'w', result);
    BOOL flush = given->cArgs < 2 || V_VT(given->rgvarg) != VT_BOOL || V_BOOL(given->rgvarg);
    return answer(hear(flush ? "flush" : "speak", V_BSTR(text)), result);
}

static IDispatchVtbl calls = {query, keep, keep, count_types, get_type, get_ids, invoke};
static IDispatch object = {&calls};

static ULONG STDMETHODCALLTYPE keep_factory(IClassFactory *self)
{
    return 1;
}

static HRESULT STDMETHODCALLTYPE query_factory(IClassFactory *self, REFIID wanted, void **found)
{
    BOOL known = IsEqualIID(wanted, &UNKNOWN) || IsEqualIID(wanted, &FACTORY);
    *found = known ? self : NULL;
    return known ? S_OK : E_NOINTERFACE;
}

static HRESULT STDMETHODCALLTYPE create(IClassFactory *self, IUnknown *outer, REFIID wanted, void **found)
{
    return query(&object, wanted, found);
}

static HRESULT STDMETHODCALLTYPE lock(IClassFactory *self, BOOL locked)
{
    return S_OK;
}

static IClassFactoryVtbl factory_calls = {query_factory, keep_factory, keep_factory, create, lock};
static IClassFactory factory = {&factory_calls};

BOOL WINAPI DllMain(HINSTANCE instance, DWORD reason, void *unused)
{
    library = instance;
    return TRUE;
}

__declspec(dllexport) HRESULT WINAPI DllGetClassObject(REFCLSID class, REFIID wanted, void **found)
{
    return IsEqualCLSID(class, &OBJECT) ? query_factory(&factory, wanted, found) : CLASS_E_CLASSNOTAVAILABLE;
}

__declspec(dllexport) HRESULT WINAPI DllCanUnloadNow(void)
{
    return S_FALSE;
}

#define ID L"{6b6d1c32-3c5f-4f0e-9b50-5f2a1d7c0a03}"
#define CLASS L"Software\\Classes\\CLSID\\" ID
#define NAME L"Software\\Classes\\FreedomSci.JawsApi"

static LSTATUS set(const wchar_t *key, const wchar_t *name, const wchar_t *value)
{
    return RegSetKeyValueW(HKEY_LOCAL_MACHINE, key, name, REG_SZ, value, (DWORD)((wcslen(value) + 1) * sizeof *value));
}

__declspec(dllexport) HRESULT WINAPI DllRegisterServer(void)
{
    wchar_t place[MAX_PATH], types[MAX_PATH];
    ITypeLib *loaded;
    if (!GetModuleFileNameW(library, place, MAX_PATH))
        return E_FAIL;
    wcscpy(types, place);
    wcscpy(wcsrchr(types, L'.'), L".tlb");
    if (set(CLASS L"\\InprocServer32", NULL, place) || set(CLASS L"\\InprocServer32", L"ThreadingModel", L"Both")
        || set(NAME L"\\CLSID", NULL, ID))
        return E_FAIL;
    return LoadTypeLibEx(types, REGKIND_REGISTER, &loaded);
}

__declspec(dllexport) HRESULT WINAPI DllUnregisterServer(void)
{
    RegDeleteTreeW(HKEY_LOCAL_MACHINE, CLASS);
    RegDeleteTreeW(HKEY_LOCAL_MACHINE, NAME);
    return UnRegisterTypeLib(&LIBRARY, 1, 0, 0, SYS_WIN64);
}
