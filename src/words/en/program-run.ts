import { formatCount, pluralise } from './numbers.ts';
import { joinWithAnd } from './phrases.ts';

export const programRun = {
  noRuntime:
    'The language could not be started: the browser allows no worker here, or its file could not be fetched. Reload the page, and press Run again.',
  numpyLacks: (name: string) => `numpy is a small copy here, without ${name}`,
  marks: {
    returns: (value: string) => `returns ${value}`,
    call: (number: number) => `call ${formatCount(number)}`,
    waits: 'waits',
    stopped: 'stopped here',
    holds: (held: readonly (readonly [name: string, value: string])[]) =>
      held.map(([name, value]) => `${name} = ${value}`).join(', '),
  },
  output: {
    none: 'The program has printed nothing.',
    step: (step: number) => `step ${formatCount(step + 1)}`,
    before: 'before the call',
    cut: (most: number) => `The first ${formatCount(most)} lines are kept, and no more.`,
  },
  end: {
    error: (name: string, text: string, line: number | null) => {
      const what = `${name}${text ? `: ${text}` : ''}`;
      return line === null && name !== 'SyntaxError'
        ? `The call itself could not be made: ${what}. Does the program define what the call names?`
        : `${what}${line === null ? '' : `, line ${formatCount(line)}`}. Nothing ran after that.`;
    },
    input: (line: number | null) =>
      `${line === null ? 'The program' : `Line ${formatCount(line)}`} asks for something to be typed in, and here nothing can be. Put a value in its place. Nothing ran after that.`,
    at: (line: number | null) => (line === null ? '' : ` It was at line ${formatCount(line)} then.`),
    calls: (most: number) =>
      `It made ${formatCount(most)} calls and was ended there, as a limit says; the tree holds all of them.`,
    seconds: (most: number) =>
      `It reached the limit of ${pluralise(most, 'second', 'seconds')} of work and was ended there. If it should be done by then, look for a loop that does not end.`,
    clock: 'This computer took too long, so the run was ended. That says nothing about the program.',
    depth:
      'Calls went on within calls without an end. What should end them is the test for a finished game: does every call come to it?',
    memory: 'It took all the memory that a run may have. Does a list or a text in it grow with every call?',
    stopped: 'You stopped it. Calls that it had made by then are in the tree.',
    nothing:
      'There is nothing to call yet: Plybook found no function that takes a board and comes to call itself. Write one, or write the call.',
    missing: (call: string, names: readonly string[]) =>
      `${call} was not called, because nothing in the program says what ${joinWithAnd(names)} should be. Write the call with ${names.length === 1 ? 'its value' : 'their values'}.`,
    guessed: (call: string, name: string, text: string, line: number | null) =>
      `${call} stopped with ${name}${text ? `: ${text}` : ''}${line === null ? '' : `, line ${formatCount(line)}`}. How the program is called was a guess, so this may be no mistake of the program. Is this the right call, and does it take a board like this?`,
    moreCalls: (calls: number) => `${formatCount(calls)} calls`,
    moreSeconds: (seconds: number) => pluralise(seconds, 'second', 'seconds'),
  },
  note: {
    topLevel: (name: string, text: string, line: number | null) =>
      `Outside of its functions the program stopped${line === null ? '' : ` at line ${formatCount(line)}`}, at ${name}${text ? `: ${text}` : ''}. Its functions were there by then, and one of them was called.`,
    endless: (line: number | null) =>
      `What stands outside of its functions took too long and was ended${line === null ? '' : ` at line ${formatCount(line)}`}. Its functions were there by then, and one of them was called.`,
    inert: (names: readonly string[]) =>
      `The program speaks to ${joinWithAnd(names)}, which it cannot reach from here: nothing happened, and it went on.`,
  },
  message: {
    done: (call: string, calls: number) => `${call} ran to its end in ${pluralise(calls, 'call', 'calls')}.`,
    judging: 'It is being asked what it does at other boards.',
    showSmallest: 'Show that board',
    lineOfCall: (line: number) => `The call is in line ${formatCount(line)}.`,
    lineOfReturn: (line: number) => `It returned in line ${formatCount(line)}.`,
    lineOfFunction: (line: number) => `The function begins in line ${formatCount(line)}.`,
    goToLine: (line: number) => `Go to line ${formatCount(line)}`,
    goToStep: (step: number) => `Go to step ${formatCount(step + 1)}`,
    raiseLimit: (text: string) => `Allow ${text}`,
  },
};
