/** Modules that come with Python, and packages with a replacement here. None of them is a file of the program. */
export const pythonModules: ReadonlySet<string> = new Set(
  `
  abc aifc annotationlib argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect
  builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
  compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl
  filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp
  gzip hashlib heapq hmac html http imaplib imghdr imp importlib inspect io ipaddress itertools json keyword
  linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msvcrt multiprocessing
  netrc nis nntplib ntpath numbers opcode operator optparse os pathlib pdb pickle pipes pkgutil platform plistlib
  poplib posix posixpath pprint profile pstats pty pwd py_compile pydoc pyexpat queue quopri random re readline
  reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib
  sndhdr socket socketserver spwd sqlite3 ssl stat statistics string stringprep struct subprocess sunau symtable
  sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap threading time timeit tkinter token
  tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib uu uuid venv
  warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib
  zoneinfo
  __future__ __main__ typing_extensions
  colorama customtkinter flask js IPython keyboard kivy matplotlib numpy PIL playsound psutil pyfiglet pygame PyQt5 requests rich streamlit tabulate termcolor tqdm art
`.split(/\s+/),
);
