import { formatCount, pluralise } from './numbers.ts';

export const program = {
  label: (file: string) => `Your program ${file}`,
  editor: {
    label: 'The text of the program',
    hint: 'Tab indents. Escape and then Tab leads out of the text. Control and Enter runs it, Control and F finds in it.',
    wrongLine: (line: number, text: string) => `Line ${formatCount(line)}: ${text}`,
  },
  head: {
    label: 'The program',
    kept: 'kept here',
    notKept: 'not kept',
    language: 'Language',
    open: 'Open files…',
    openFolder: 'Open folder…',
    download: (name: string) => `Download ${name}`,
    reset: 'Begin again with the text that was here first',
    run: 'Run',
    stop: 'Stop',
  },
  files: {
    label: 'Files',
    /** Of the tab of the file that runs. */
    program: 'the program',
    add: 'Add files beside the program…',
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
  outputNotYet: 'What the program prints stands here once it has run.',
  before: {
    sentence: 'Run shows every call that your program makes at this board, one step at a time.',
    text: 'Here your program draws its tree: each call with the board that it saw and the value that it returned.',
  },
  message: {
    label: 'About the run',
    more: (at: number, all: number) => `${formatCount(at)} of ${formatCount(all)}`,
    next: 'Next note',
    ready: 'Press Run, or Control and Enter. The program runs on your machine alone.',
    running: 'The program is running.',
    calls: (calls: number) => `${pluralise(calls, 'call', 'calls')} so far`,
    starting: 'Getting ready to run.',
    changed: 'The text has changed since the run: what you see is of the text before. Run it again.',
    moved:
      'The board or the call has changed since the run: what you see is of the ones before. Run it again.',
    replaced: (file: string) => `You see ${file} now. What was here before is kept.`,
    seems: (language: string, now: string) =>
      `This text looks like ${language}, and it is set to run as ${now}.`,
    switchTo: (language: string) => `Run it as ${language}`,
    missing: (file: string, line: number | null) =>
      line === null
        ? `The program needs ${file}, which is not here.`
        : `Line ${formatCount(line)} needs ${file}, which is not here.`,
    addMissing: (file: string) => `Add ${file}…`,
    bringBack: 'Bring it back',
    failed: (reason: string) => `The program could not be run: ${reason}`,
  },
  /** In whole megabytes, so that screen readers hear of it a few times only. */
  arriving: (language: string, arrived: number, all: number) =>
    `${language} is loading: ${Math.floor(arrived / 1e6)} of ${Math.ceil(all / 1e6)} MB. You can press Run already.`,
  untitled: (ending: string) => `program.${ending}`,
};
