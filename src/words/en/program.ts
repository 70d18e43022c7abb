import { formatCount, pluralise } from './numbers.ts';

export const program = {
  label: (file: string) => `Your program ${file}`,
  editor: {
    label: 'The text of the program',
    hint: 'After your first key here, Tab indents; press Escape, then Tab, to leave the text. Ctrl+Enter runs the program, Ctrl+F searches it.',
    wrongLine: (line: number, text: string) => `Line ${formatCount(line)}: ${text}`,
  },
  head: {
    label: 'The program',
    kept: 'Saved in this browser',
    /** Of a program that the page gave. */
    keeps: 'Saved here only if you change it',
    notKept: 'Not saved: download it',
    language: 'Language',
    open: 'Open files…',
    openFolder: 'Open folder…',
    download: (name: string) => `Download ${name}`,
    reset: 'Start over with the original text',
    run: 'Run',
    runKeys: 'Ctrl+Enter',
    stop: 'Stop',
  },
  files: {
    label: 'Files',
    /** On the tab of the file that runs. */
    program: 'the program',
    add: 'Add files for the program…',
    makeProgram: (file: string) => `Make ${file} the program`,
    remove: (file: string) => `Remove ${file}`,
  },
  tabs: { label: 'What is shown', code: 'Code', tree: 'Tree', stack: 'Stack' },
  panes: {
    label: 'Call stack and output',
    stack: 'Call stack',
    output: (lines: number) => (lines === 0 ? 'Output' : `Output, ${pluralise(lines, 'line', 'lines')}`),
    printed: (lines: number) => `The program printed ${pluralise(lines, 'line', 'lines')}.`,
  },
  outputNotYet: 'Run the program. What it prints appears here.',
  before: {
    sentence: 'Press Run to see every call that your program makes for this board, one step at a time.',
    text: 'Your program draws its tree here: each call, its board and the value that it returned.',
  },
  /** After a run whose calls had no board. */
  plain: {
    sentence: (call: string, returned: string | null) =>
      returned === null ? `${call} ran and did not return.` : `${call} returned ${returned}.`,
    text: 'None of its calls got a board, so there is no tree to draw.',
  },
  message: {
    label: 'About the run',
    more: (at: number, all: number) => `Note ${formatCount(at)} of ${formatCount(all)}`,
    next: 'Next note',
    whole: 'Show all of it',
    less: 'Show less',
    ready: 'Press Run. Your program runs only on this computer.',
    recordedBefore: 'The tree still shows the sample. Press Run to see your program’s.',
    running: 'The program is running.',
    calls: (calls: number) =>
      calls === 0 ? 'The first call is under way.' : `${pluralise(calls, 'call', 'calls')} so far`,
    starting: 'Getting ready: Plybook starts the language and tries the functions.',
    changed: 'The text has changed since the last run. Run it again to see the difference.',
    moved: 'The board or the call has changed since the last run. Run it again to see the difference.',
    treeEarlier: 'The tree is of the run before.',
    replaced: (file: string) => `Now showing ${file}. The earlier text is saved.`,
    seems: (language: string, now: string) =>
      `This text looks like ${language}, but it is set to run as ${now}.`,
    switchTo: (language: string) => `Run it as ${language}`,
    missing: (file: string, line: number | null) =>
      line === null
        ? `The program needs ${file}, which is missing.`
        : `Line ${formatCount(line)} needs ${file}, which is missing.`,
    addMissing: (file: string) => `Add ${file}…`,
    bringBack: 'Bring it back',
    failed: (reason: string) => `The program could not be run: ${reason}`,
  },
  /** In whole megabytes, so that screen readers announce it only a few times. */
  arriving: (language: string, arrived: number, all: number) =>
    `${language} is loading: ${Math.floor(arrived / 1e6)} of ${Math.ceil(all / 1e6)} MB. You can press Run now.`,
  untitled: (ending: string) => `program.${ending}`,
};
