import { readFileSync } from 'node:fs';
import { startInterpreter } from '../program/python/start-interpreter.ts';

/**
 * Modules that programs for a terminal or a notebook do not import: servers, mail, secure connections, other systems,
 * developer tools, Pyodide's console and requests; and substitutes for modules that CPython has in its binary.
 */
const leftOut = [
  '_pydatetime',
  '_py_abc',
  '_pyio',
  '_pyrepl/',
  '_ssl',
  'asyncio/__main__',
  'asyncio/proactor_events',
  'asyncio/tools',
  'asyncio/windows_',
  'cProfile',
  'compileall',
  'concurrent/futures/interpreter',
  'concurrent/futures/process',
  'concurrent/interpreters/',
  'ctypes/_aix',
  'ctypes/macholib/',
  'ctypes/wintypes',
  'email/_header_value_parser',
  'email/contentmanager',
  'email/headerregistry',
  'email/mime/',
  'email/policy',
  'ensurepip/',
  'ftplib',
  'http/cookie',
  'http/server',
  'idlelib/',
  'imaplib',
  'importlib/_bootstrap',
  'importlib/metadata/',
  'importlib/readers',
  'importlib/resources/',
  'importlib/simple',
  'logging/config',
  'logging/handlers',
  'mailbox',
  'modulefinder',
  'multiprocessing/',
  'netrc',
  'optparse',
  'pickletools',
  'plistlib',
  'poplib',
  'profile',
  'profiling/',
  'pstats',
  'py_compile',
  'pyclbr',
  'pydoc',
  'pyodide/_nodesock',
  'pyodide/console',
  'pyodide/http/',
  'smtplib',
  'socketserver',
  'sqlite3/',
  'ssl',
  'symtable',
  'sysconfig/__main__',
  'tabnanny',
  'tarfile',
  'tomllib/',
  'trace.',
  'turtledemo/',
  'urllib/robotparser',
  'venv/',
  'wave',
  'wsgiref/',
  'xml/',
  'xmlrpc/',
  'zipapp',
];

/** Of what is left out: `pdb` imports these, and `doctest` imports that. */
const needed = ['_pyrepl/__init__', '_pyrepl/trace', '_pyrepl/types', '_pyrepl/utils'];

/** The text encodings to keep: Unicode, and those of old terminals and files. */
const encodings =
  '__init__ aliases ascii charmap cp437 cp1252 idna iso8859_1 latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_32 utf_8 utf_8_sig';

/** Python compiles the modules of its own library; a browser would need seconds for that at every start. */
const script = `
import importlib._bootstrap_external as external
import _imp
import zipfile

source = zipfile.ZipFile("/tmp/source.zip")
with zipfile.ZipFile("/tmp/library.zip", "w", zipfile.ZIP_STORED) as library:
    for name in source.namelist():
        if name.endswith("/"):
            continue
        if name.startswith(tuple(left_out.split())) and not name.startswith(tuple(needed.split())):
            continue
        if name.startswith("encodings/") and name[10:-3] not in encodings.split():
            continue
        # The binary of Python holds these, so it never reads them from the library.
        if _imp.is_frozen(name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")):
            continue
        data = source.read(name)
        if name.endswith(".py"):
            code = compile(data, "/lib/python314.zip/" + name, "exec", dont_inherit=True, optimize=2)
            data = external._code_to_timestamp_pyc(code, 0, len(data))
            name += "c"
        library.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data)
`;

/** The library of CPython as a zip of compiled modules, not compressed within: the whole is packed afterwards. */
export async function writePythonLibrary(sourceZip: string): Promise<Uint8Array> {
  // Columns are used only to underline code in a traceback, and these modules have no sources to show.
  const python = await startInterpreter({ env: { PYTHONNODEBUGRANGES: '1' } });
  python.FS.writeFile('/tmp/source.zip', readFileSync(sourceZip));
  const globals = python.toPy({});
  globals.set('left_out', leftOut.join(' '));
  globals.set('needed', needed.join(' '));
  globals.set('encodings', encodings);
  python.runPython(script, { globals });
  return python.FS.readFile('/tmp/library.zip');
}
