import { parsePosition, type MnkPosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { rewriteCall } from '../call-at.ts';
import { doAtOnce, type InParts } from '../in-parts.ts';
import { findMistake } from '../mistake-of-rule.ts';
import { canBlame, type ProgramReading } from '../program-reading.ts';
import type { Finding, Program, ProgramRun, ShownRun } from '../program.ts';
import { lastKinds } from './asked-kinds.ts';
import type { ChoiceReader } from './choice-reader.ts';
import { smallBoards } from './choosers.ts';
import { missesDraws } from './end-rules.ts';
import { listWideBoards } from './missed-line.ts';
import { isDrawn, listPositions, listSurveyed } from './every-position.ts';
import { helperKinds, type HelperKind, type ScoredFor } from './helper-kinds.ts';
import { findWrongHelper, listScored, makeAskHelper } from './helpers.ts';
import { listFindings, listFindingsInParts } from './judge-trace.ts';
import { findAskedRoot, playsOther } from './other-side.ts';
import type { AskProgram } from './play-boards.ts';
import { Reading } from './reading.ts';
import type { FaultName, FindingName } from './rule.ts';
import { findDepthLimit } from './search-rules.ts';

/** A program that is known to be wrong. */
export interface WrongProgram {
  readonly program: Program;
  readonly run: ProgramRun;
  /** What the calls of the run show alone. */
  readonly found: readonly Finding[];
  readonly reader: ChoiceReader;
  readonly runAt: (position: MnkPosition, call: string) => Promise<ProgramRun>;
  readonly ask: AskProgram;
  /** The run at the smallest position in which it goes wrong; null if there is none. */
  readonly there: ProgramRun | null;
  readonly isMoves: boolean;
  /** The side whose choices are all right, where the other side's are not. */
  readonly rightFor: Side | null;
  /** The boards on which its functions are called, those with the fewest marks first. */
  readonly boards?: readonly MnkPosition[];
  /** Does long work in parts. */
  readonly doInParts?: <T>(work: InParts<T>) => Promise<T>;
}

/** What is wrong with a program. The same for all who judge it, whatever board they ran it on. */
export interface Mistake {
  /** What the calls of `shown` show; null if they show nothing, or one of its functions is to blame. */
  readonly fault: Finding | null;
  readonly shown: ShownRun | null;
  /** A function that is wrong on some board, as seen in the run and in the run at the lost position; null for none. */
  readonly helper: { readonly inRun: Finding; readonly there: Finding | null } | null;
  /** What the calls of a run show, if more is known than the run alone shows. */
  readonly list: ListFindings;
}

type ListFindings = (run: ProgramRun) => Promise<readonly Finding[]>;

/** Faults that some boards show only in part, with what a small board may show more exactly. */
const exactFaults: Readonly<Partial<Record<FindingName, readonly FaultName[]>>> = {
  'end-score': ['full-first', 'line-missed'],
  'past-the-end': ['line-missed'],
  'other-extreme': ['no-opponent'],
  'wrong-choice': ['no-opponent'],
};

/**
 * Finds the mistake of a wrong program: first a function of the game that is wrong, then what its calls show on one small
 * board, at the lost position, and in the run.
 */
export async function findMistakeOf(wrong: WrongProgram): Promise<Mistake> {
  const { program, run, reader, there, isMoves, rightFor, doInParts = doAtOnce } = wrong;
  const { source } = program;
  const small = await runSmall(wrong);
  const atSmall = small === run ? wrong.found : listFindings(small, source);
  const alone = [...wrong.found, ...(there ? listFindings(there, source) : []), ...atSmall];
  const exact = alone.flatMap(({ rule }) => exactFaults[rule] ?? []);
  const facts = {
    usualMax: reader.reading.max,
    isValue: !isMoves,
    numbering: isMoves ? reader.learnt.numbering : null,
    rightFor,
  };
  const listWith =
    (elsewhere: FaultName | null): ListFindings =>
    (each) =>
      doInParts(listFindingsInParts(each, source, { ...facts, elsewhere }));
  const listUsual = listWith(exact.find((each) => each === atSmall[0]?.rule) ?? null);
  const helper = await findHelper(wrong, helperKinds);
  const first = helper ? null : await findShown(wrong, small, listUsual);
  const isLineMissed = first !== null && (await missesLine(wrong, first));
  const list = isLineMissed ? listWith('line-missed') : listUsual;
  const shown = isLineMissed ? await showFault(first.run, list) : first;
  return {
    fault: shown && findFault(shown.findings),
    shown,
    helper: helper ?? (shown ? null : await findHelper(wrong, lastKinds)),
    list,
  };
}

/** Whether a larger board shows that a won game goes unnoticed because of its line, where the run shown may be too small. */
async function missesLine(
  { program: { source }, run: { call }, reader, runAt }: WrongProgram,
  { run, findings }: ShownRun,
): Promise<boolean> {
  if (!exactFaults[findFault(findings)!.rule]?.includes('line-missed')) return false;
  for (const position of listWideBoards(new Reading(run.trace!, source))) {
    const wide = await runAt(position, writeCallAt(call, reader, position));
    if (findFault(listFindings(wide, source))?.rule === 'line-missed') return true;
  }
  return false;
}

/** The run that shows the mistake best; null if none shows it. */
async function findShown(
  { run, reader, runAt, ask, there }: WrongProgram,
  small: ProgramRun,
  list: ListFindings,
): Promise<ShownRun | null> {
  // A limit of depth shows as a fault on larger boards.
  const isShallow = there?.trace?.length && findDepthLimit(new Reading(there.trace)) !== null;
  for (const each of isShallow ? [there] : [small, there, run]) {
    const shown = await showFault(each, list);
    if (shown) return shown;
  }
  if (isShallow || !there) return null;
  const larger = await findLarger(run.call, reader, ask);
  return showFault(larger && (await runAt(larger.position, larger.call)), list);
}

/** Null if the run shows no fault. */
async function showFault(run: ProgramRun | null, list: ListFindings): Promise<ShownRun | null> {
  const findings = run ? await list(run) : [];
  return run && findFault(findings) ? { position: run.trace!.root as MnkPosition, run, findings } : null;
}

/** The run on a board that is the same for every judge; for O only if the program does not move for X. */
async function runSmall({ program, run, reader, runAt }: WrongProgram): Promise<ProgramRun> {
  const runFor = (side: Side) => {
    const position = parsePosition(smallBoards[side], { toMove: side }) as MnkPosition;
    const call = writeCallAt(run.call, reader, position);
    const isSame = call === run.call && program.position.game.format(program.position) === smallBoards[side];
    return isSame ? run : runAt(position, call);
  };
  const { first } = reader.reading;
  if (first === 'x') return runFor('x');
  const other = await runFor('x');
  return playsOther(reader, run, other) ? other : runFor('o');
}

/** Free cells of a board on which most mistakes show. */
const ENOUGH = { x: 3, o: 4 } as const;

/** The first position with so many free cells in which it goes wrong: the smallest may be too small to show why. */
async function findLarger(call: string, reader: ChoiceReader, ask: AskProgram) {
  const { first } = reader.reading;
  const surveyed = listSurveyed(first).filter(({ pliesLeft }) => pliesLeft === ENOUGH[first]);
  const questions = surveyed.map(({ text }) => {
    const position = parsePosition(text) as MnkPosition;
    return { position, call: writeCallAt(call, reader, position) };
  });
  const answers = await ask(questions);
  const at = answers.findIndex((answer, i) => {
    const { move, winner } = reader.read(answer, questions[i].position);
    const { plain } = surveyed[i];
    return move !== null ? !plain.best.includes(move) : winner !== null && winner !== plain.score;
  });
  return questions[at] ?? null;
}

function writeCallAt(call: string, { reading, marks }: ChoiceReader, position: MnkPosition): string {
  return rewriteCall(call, reading.source, findAskedRoot(reading), position, marks);
}

async function findHelper(
  { program, run, reader, ask, there, boards = listPositions() }: WrongProgram,
  kinds: readonly HelperKind[],
): Promise<Mistake['helper']> {
  const { marks, reading } = reader;
  if (!run.reading || !canBlame(run.reading) || isHeld(run.reading, program)) return null;
  const runs = there ? [run, there] : [run];
  // A search that sees full boards itself may have functions that know wins alone.
  const isNeeded = runs.some((each) => missesDraws(each, program.source));
  const among = isNeeded ? boards : boards.filter((each) => !isDrawn(each));
  const askWith = (max: ScoredFor) => makeAskHelper(program, run.functions, marks, max, ask, among);
  const scored = listScored(reading.max, run.reading.isNegamax);
  const found = await findWrongHelper(askWith, scored, program.source, runs, kinds);
  return found && { inRun: found[0], there: found[1] ?? null };
}

/** Whether an object of the program holds the board. It may learn only from its moves that a game is over. */
function isHeld({ board: { value } }: ProgramReading, { source, files = {} }: Program): boolean {
  return value !== null && [source, ...Object.values(files)].some((text) => text.includes(`class ${value}`));
}

export function findFault(findings: readonly Finding[]): Finding | null {
  return findings.find(({ kind }) => kind === 'fault') ?? null;
}

/**
 * The mistake as it is told beside a run: at the call that shows a fault there. A run that shows another one, which
 * follows from it, does not give it another name.
 */
export function placeMistake({ fault, shown }: Mistake, seen: Finding | null): Finding | null {
  if (!fault || !shown || (seen && isSameMistake(seen, fault))) return seen;
  const { step, shouldBe } = seen ?? { step: null, shouldBe: null };
  const board = shown.position.game.format(shown.position);
  return { ...fault, step, shouldBe, text: words.judgement.inSearch(board, fault.text), elsewhere: shown };
}

/** Whether two faults are one at one line, or what one mistake with a page leads to on two boards. */
function isSameMistake(one: Finding, other: Finding): boolean {
  if (one.rule === other.rule) return one.line === other.line;
  const mistake = findMistake(one.rule);
  return mistake !== null && mistake === findMistake(other.rule);
}
