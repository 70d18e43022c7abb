import { formatCount, pluralise, spellCount } from './numbers.ts';
import { capitaliseFirst, describeStop, joinWithAnd, nameRaised } from './phrases.ts';

export const programRun = {
  noWebAssembly:
    'Programs cannot run in this browser: WebAssembly is missing or switched off, as in Lockdown Mode on an iPhone or iPad. Allow this site there, or use another browser. Searches, questions and lessons work without it.',
  noRuntime:
    'The language could not start: its files could not be loaded, or the browser allows no worker here. Without a network, Python runs only where it has run before. Connect, reload the page and press Run again.',
  numpyLacks: (name: string) => `Plybook’s small numpy has no ${name}`,
  argumentOf: (argument: string, name: string) => `argument ${argument} for ${name}()`,
  marks: {
    returns: (value: string) => `returns ${value}`,
    /** Beside the last line that ran, which need not be a return. */
    returnsNothing: (name: string, value: string) => `${name} returns ${value}`,
    call: (number: number) => `call ${formatCount(number)}`,
    waits: 'waits',
    stopped: 'stopped here',
    holds: (held: readonly (readonly [name: string, value: string])[]) =>
      held.map(([name, value]) => `${name} = ${value}`).join(', '),
  },
  output: {
    none: 'The program printed nothing.',
    step: (step: number) => `step ${formatCount(step + 1)}`,
    before: 'before the call',
    cut: (most: number) => `Only the first ${formatCount(most)} lines are kept.`,
  },
  end: {
    /** For what is not the program's fault. */
    own: (text: string) => `Plybook could not run the program. ${text.replace(/\.?$/, '.')}`,
    error: (name: string, text: string, line: number | null) => {
      const what = nameRaised(name, text);
      return line === null && name !== 'SyntaxError'
        ? `The call could not be made: ${what}. Does the program define everything that the call names?`
        : `${what}${line === null || text.endsWith(` line ${line}`) ? '' : `, line ${formatCount(line)}`}. Nothing ran after that.`;
    },
    unwritten: (count: number, name: string, line: number) =>
      `${capitaliseFirst(spellCount(count))} functions are still to be written. Begin with ${name}, line ${formatCount(line)}.`,
    input: (line: number | null) =>
      `${line === null ? 'The program' : `Line ${formatCount(line)}`} waits for typed input, which is not possible here. Put a value in its place. Nothing ran after that.`,
    at: (line: number | null) => (line === null ? '' : ` It was at line ${formatCount(line)}.`),
    calls: (most: number) =>
      `It was stopped at the limit of ${pluralise(most, 'call', 'calls')}. The tree has all of them.`,
    work: 'It was stopped at the limit of work for one run. Look for a loop that never ends.',
    clock:
      'It ran far longer than a search takes, so it was stopped. Look for a loop that never ends. A very slow computer can be the reason, too.',
    depth:
      'Calls kept making more calls. The test for a finished game should stop them. Does every call reach it?',
    memory: 'It used all the memory that a run may use. Does a list or a string grow with every call?',
    crash:
      'It shut down Python, as os._exit() and a crash do, so nothing could run after that. Take out the call that does this.',
    stopped: 'You stopped it. The tree has the calls that it made before.',
    nothing:
      'There is nothing to call yet: Plybook found no function that takes a board and calls itself. Write one, or write the call.',
    otherSize: (rows: number, columns: number) =>
      `The board of this program is ${formatCount(columns)} × ${formatCount(rows)}. Plybook runs and judges programs for three rows of three, where it knows the best moves of every position. Try the same search with a board of that size.`,
    missing: (call: string, names: readonly string[]) =>
      `${call} was not called, because the program does not say what ${joinWithAnd(names)} should be. Write the call with ${names.length === 1 ? 'its value' : 'their values'}.`,
    guessed: (call: string, name: string, text: string, line: number | null) =>
      `${call} ${describeStop(name, text)}${line === null ? '' : `, line ${formatCount(line)}`}. Plybook guessed how to call the program, so the program may be right. Is this the right call, and does it take a board like this?`,
    moreCalls: (calls: number) => pluralise(calls, 'call', 'calls'),
    moreWork: (times: number) => `${spellCount(times)} times as much`,
  },
  note: {
    topLevel: (name: string, text: string, line: number | null) => {
      const at = line === null ? '' : ` at line ${formatCount(line)}`;
      return `The code outside the functions ${describeStop(name, text, at)}. Nothing after that ran. One of the functions defined before it was called.`;
    },
    endless: (line: number | null) =>
      `The code outside the functions took too long and was stopped${line === null ? '' : ` at line ${formatCount(line)}`}. Nothing after that ran. One of the functions defined before it was called.`,
    inert: (names: readonly string[]) =>
      `The program uses ${joinWithAnd(names)}, which it cannot reach here. These calls did nothing, and the program went on.`,
  },
  message: {
    done: (call: string, calls: number) => `${call} finished in ${pluralise(calls, 'call', 'calls')}.`,
    // Until it is called, it may turn out that the program takes no boards. How many calls there will be is known only at the end.
    judging: (calls: number) =>
      calls === 0
        ? 'Checking it …'
        : `Checking it on other boards: Plybook has called its functions ${pluralise(calls, 'time', 'times')} so far …`,
    judgingMore: (asked: number, of: number) =>
      `Checking it on boards with more empty cells too: ${formatCount(asked)} of ${formatCount(of)} …`,
    showBoard: 'Show that board',
    goBack: 'Back to the board before',
    lineOfCall: (line: number) => `The call is on line ${formatCount(line)}.`,
    lineOfReturn: (line: number) => `It ended on line ${formatCount(line)}.`,
    lineOfFunction: (line: number) => `The function begins on line ${formatCount(line)}.`,
    goToLine: (line: number) => `Go to line ${formatCount(line)}`,
    goToStep: (step: number) => `Go to step ${formatCount(step + 1)}`,
    atStep: (step: number) => `At step ${formatCount(step + 1)}`,
    raiseLimit: (text: string) => `Allow ${text}`,
  },
};
