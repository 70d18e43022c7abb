import type { Move } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { codeSigns } from '../code-signs.ts';
import { codePatterns } from '../languages.ts';
import { readFading } from './fading.ts';
import type { Reading } from './reading.ts';
import { readChildValues, type ChildValues } from './child-values.ts';
import type { FaultName } from './rule.ts';
import { isWithinLoop } from './search-rules.ts';
import { isTrue, listUntried } from './true-value.ts';

type Guess = (call: ChildValues, wrong: ChildValues) => number;

const addUp = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const chooseBetter = ({ isMax }: ChildValues, a: number, b: number) =>
  isMax ? Math.max(a, b) : Math.min(a, b);

/** Mistakes that a returned value can show. If several explain equally much, the first counts. */
const guesses: readonly (readonly [name: FaultName, guess: Guess])[] = [
  ['other-extreme', ({ worst }) => worst],
  ['last-child', ({ received }) => received.at(-1)!],
  ['first-child', ({ received }) => received[0]],
  ['never-kept', (_, wrong) => (Number.isFinite(wrong.got) ? Number.NaN : wrong.got)],
  ['absolute', ({ best }) => Math.abs(best)],
  ['turned-sign', ({ best }) => -best],
  ['average', ({ received }) => addUp(received) / received.length],
  ['sum', ({ received }) => addUp(received)],
  [
    'start',
    (call, wrong) =>
      wrong.received.includes(wrong.got) ? Number.NaN : chooseBetter(call, call.best, wrong.got),
  ],
  ['never-kept', (_, wrong) => (wrong.received.includes(wrong.got) ? Number.NaN : wrong.got)],
  ['shifted', ({ best }, wrong) => best + wrong.got - wrong.best],
];

/** From MAX's view: the best child value. Null if the value was not made of these, or that would not fix the fault. */
export function findRightValue(reading: Reading, node: number, rule: FaultName): number | null {
  // With these mistakes all calls see values from the opposite side of the trace.
  if (reading.isUnturned) return null;
  const isOfHanded =
    rule.startsWith('not-') ||
    ['no-opponent', 'lost-value', 'starts-at-zero'].includes(rule) ||
    guesses.some(([name]) => name === rule && name !== 'shifted');
  if (isOfHanded) return readChildValues(reading, node)?.best ?? null;
  return rule === 'end-sign' ? -reading.score(node) : null;
}

/** Whether a call returned its best child value, or as much of it as its window needs. */
export function isBest(reading: Reading, { node, best, got }: ChildValues): boolean {
  if (got === best || Math.abs(got - best) < 1e-9) return true;
  const { alpha, beta } = reading.window(node);
  return got === Math.min(beta, Math.max(alpha, best)) || readFading(reading)?.(best) === got;
}

/** Whether a call may have scored a final move itself, without a call, and has the right winner. */
function canScoreEnds(reading: Reading, node: number): boolean {
  const board = reading.board(node);
  const isEnd = (move: Move) => board!.game.outcome(board!.game.play(board!, move)) !== null;
  return board !== null && isTrue(reading, node) && listUntried(reading, node).some(isEnd);
}

/** The head of a loop, up to where the rest of its line may compare. */
const loopHead = /^\s*(for|while)\b(\s*\(([^()]|\([^()]*\))*\)|[^:]*:?)/;

/** Whether a variable of the call held what it returned before its first move, and no move had that value. */
function holdsAtFirst({ trace }: Reading, { node, received, got }: ChildValues): boolean {
  const returned = Number(trace.readReturned(node));
  const begun = trace.listAssignmentsAt(trace.enterStep(node + 1));
  return !received.includes(got) && begun.some(({ value }) => value !== null && Number(value) === returned);
}

/** The lines of the function that a call ran, without the heads of its loops. */
function readBody({ trace, source }: Reading, node: number): string[] {
  const { functions, returnLine } = trace.program;
  const heads = functions.map(({ line }) => line);
  const from = Math.max(...heads.filter((line) => line <= returnLine[node]));
  const lines = source.split('\n').slice(from, Math.min(...heads.filter((line) => line > from)) - 1);
  return lines.map((text) => text.replace(loopHead, ''));
}

/**
 * A list or a map that is a default, and that the function fills: it is made once for all calls, so a value in it
 * may be another call's. Null if there is none, or if the value is the call's own.
 */
function findSharedDefault({ trace, source }: Reading, { node, received, got }: ChildValues): string | null {
  const { functions, ran } = trace.program;
  const head = source.split('\n')[functions[ran[node]].line - 1] ?? '';
  if (received.includes(got)) return null;
  const defaults = codeSigns.flatMap(({ sharedDefault }) =>
    sharedDefault ? [...head.matchAll(sharedDefault)] : [],
  );
  const names = defaults.map(([, name]) => name);
  const isFilled = (name: string) =>
    new RegExp(`\\b${name}(?:\\.append\\(|\\[[^\\]]*\\]\\s*=[^=])`).test(source);
  return names.find(isFilled) ?? null;
}

/** The end of a line, after its statement. */
const lineEnd = String.raw`\s*;?\s*(?:${codePatterns.comment}.*)?$`;
const returnedName = new RegExp(String.raw`^\s*return\s+(\w+)${lineEnd}`);
const callAlone = new RegExp(String.raw`^\s*(?:await\s+)?[\w$.]+\(.*\)${lineEnd}`);

/** The variable in the line that returned; null if there is none, or more than it. */
function readReturnedName({ trace, source }: Reading, node: number): string | null {
  const returned = source.split('\n')[trace.program.returnLine[node] - 1] ?? '';
  return returnedName.exec(returned)?.[1] ?? null;
}

/** Whether a call returns the variable that gets the value of each call below it. */
function returnsLast(reading: Reading, node: number): boolean {
  const { functions, ran } = reading.trace.program;
  const below = new Set([...reading.trace.children(node)].map((child) => functions[ran[child]].name));
  const returned = readReturnedName(reading, node);
  const set = new RegExp(`\\b${returned}\\s*=[^=].*\\b(?:${[...below].join('|')})\\(`);
  return returned !== null && readBody(reading, node).some((text) => set.test(text));
}

/** The variable outside functions that a call sets and returns: the calls below set it too. Null if there is none. */
function findSharedVariable(reading: Reading, { node }: ChildValues): string | null {
  const lines = reading.source.split('\n');
  const name = readReturnedName(reading, node);
  if (name === null) return null;
  const body = readBody(reading, node).join('\n');
  const isOutside = lines.some((text) => new RegExp(`^(?:let|var)\\s+${name}\\b`).test(text));
  const isOwn = new RegExp(`\\b(?:let|const|var)\\s+${name}\\b`).test(body);
  const isGlobal = new RegExp(`^\\s*global\\b.*\\b${name}\\b`, 'm').test(body);
  const isSet = new RegExp(`\\b${name}\\s*=[^=]`).test(body);
  return isSet && (isGlobal || (isOutside && !isOwn)) ? name : null;
}

/**
 * Whether a side returns a value as soon as one of its moves has it, although it is the worst for this side: the stop is
 * right for the other side alone. It explains every wrong value of the side.
 */
function stopsAtOnce(reading: Reading, wrong: ChildValues, same: readonly ChildValues[]): boolean {
  const { returnLine } = reading.trace.program;
  const line = returnLine[wrong.node];
  if (!isWithinLoop(reading.source, line)) return false;
  return same
    .filter((each) => !isBest(reading, each))
    .every(
      ({ node, got, received, worst }) =>
        got === wrong.got &&
        returnLine[node] === line &&
        worst === got &&
        received.indexOf(got) === received.length - 1,
    );
}

/** The line of a call whose result is thrown away: the line is the call and no more. Null if its results are kept. */
function findLostCall({ trace, source }: Reading, node: number): number | null {
  const { callLine } = trace.program;
  const lines = source.split('\n');
  const isGoingOn = /[([,=+\-*/?&|\\]\s*$/;
  const isLost = (line: number) =>
    callAlone.test(lines[line - 1] ?? '') && !isGoingOn.test(lines[line - 2] ?? '');
  const called = [...trace.children(node)].map((child) => callLine[child]);
  return called.every(isLost) ? called[0] : null;
}

const comparison = /[^=-]>|<|\b(max|min|sort|sorted)\b/;
const addition = /\b(sum|mean|average)\s*\(|\breduce\s*\(.*=>.*\+|\+=\s*(?!1\b)/;

/** The mistake that explains the value, judged by all calls of the same side, in words. */
export function findWrongValue(reading: Reading, node: number): readonly [FaultName, string] | null {
  const wrong = readChildValues(reading, node);
  if (!wrong || isBest(reading, wrong) || canScoreEnds(reading, node)) return null;
  const taker = { side: reading.mover(node), isMax: wrong.isMax };
  const call = { ...wrong, taker };
  if (reading.isUnturned) return ['no-minus', words.faults['no-minus'](call)];
  const all: ChildValues[] = [];
  for (let other = 0; other < reading.length; other++) {
    const each = readChildValues(reading, other);
    if (each) all.push(each);
  }
  const fits = (guess: Guess, calls: readonly ChildValues[]) =>
    calls.filter((each) => Math.abs(guess(each, wrong) - each.got) < 1e-9 || guess(each, wrong) === each.got)
      .length;
  const same = all.filter((each) => each.isMax === wrong.isMax);
  const shared = findSharedDefault(reading, wrong);
  if (shared !== null) return ['shared-default', words.faults['shared-default'](call, shared)];
  const one = findSharedVariable(reading, wrong);
  if (one !== null) return ['shared', words.faults.shared(call, one)];
  if (stopsAtOnce(reading, wrong, same)) return ['stops-at-once', words.faults['stops-at-once'](call)];
  // If all calls have the same value, they show neither a kept starting value nor a change of every value.
  const isVaried = new Set(same.map(({ best }) => best)).size > 1;
  const isConstant = same.every(({ got }) => got === wrong.got);
  const body = readBody(reading, node);
  const [isCompared, isAdded] = [comparison, addition].map((kind) => body.some((text) => kind.test(text)));
  const isShown = (name: FaultName) => {
    // Of one value that is not nothing, the sum is also the value itself.
    if (name === 'sum' && wrong.received.includes(wrong.got) && !isAdded) return false;
    if (!Number.isFinite(wrong.got)) return true;
    return name === 'never-kept' ? isBegun || (isVaried && isConstant) : name !== 'shifted' || isVaried;
  };
  const isBegun = chooseBetter(wrong, wrong.best, wrong.got) === wrong.best && holdsAtFirst(reading, wrong);
  const explained = guesses
    .filter(([name, guess]) => isShown(name) && fits(guess, [wrong]) === 1)
    .map(([name, guess]) => ({ name, guess, count: fits(guess, same) }));
  const most = Math.max(...explained.map(({ count }) => count));
  const likely = explained.filter(({ count }) => count === most);
  const found =
    likely.find(({ name }) => isAdded && (name === 'sum' || name === 'average')) ??
    likely.find(({ name }) => name === 'last-child' && returnsLast(reading, node)) ??
    likely.find(({ name }) => isCompared || name.endsWith('-child')) ??
    likely[0];
  if (!found || (2 * most <= same.length && !(isBegun && found.name === 'never-kept'))) {
    const name = wrong.received.includes(wrong.got) ? 'not-best' : 'not-a-child';
    return [name, words.faults[name](call)];
  }
  const others = all.filter((each) => each.isMax !== wrong.isMax && !isBest(reading, each));
  const isBothSides = others.length > 0 && fits(found.guess, others) === others.length;
  const calls = [...same, ...(isBothSides ? others : [])].filter((each) => !isBest(reading, each)).length;
  const line = found.name === 'never-kept' ? findLostCall(reading, node) : null;
  if (line !== null) return ['lost-value', words.faults['lost-value'](call, line)];
  const opposite = all.filter((each) => each.isMax !== wrong.isMax);
  // The other side is mentioned only if it has calls in which the same mistake could show.
  const isOneSided = opposite.length > 0 && others.length === 0;
  const isSeen = opposite.some(({ best, worst }) => best !== worst) || reading.elsewhere === 'no-opponent';
  const isShared = others.length === 0 && !wrong.isMax && isSeen;
  const isZero = found.name === 'start' && wrong.got === 0;
  const name =
    found.name === 'other-extreme' && isShared ? 'no-opponent' : isZero ? 'starts-at-zero' : found.name;
  const say = words.faults[name] as (call: ChildValues & { taker: typeof taker }, more: unknown) => string;
  const more = { calls, isBothSides, isOneSided, by: wrong.got - wrong.best };
  return [name, say(call, more)];
}
