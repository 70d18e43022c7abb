import { opponent, parsePosition, type MnkPosition, type Side } from '../../game/index.ts';
import { runAtOnce, type ProgramTrace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import type { Finding, Program, ProgramRun } from '../program.ts';
import { completeCall, rewriteCall } from '../call-at.ts';
import { ChoiceReader } from './choices.ts';
import { describeLoss, describeMixed, describeSlow } from './describe-play.ts';
import { smallBoards } from './choosers.ts';
import type { InParts } from '../parts.ts';
import { canBlame, type ProgramReading } from '../program-reading.ts';
import type { MarkNames } from '../read-cells.ts';
import { missesDraws } from './end-rules.ts';
import { isDrawn, listPositions } from './every-position.ts';
import { makeAskHelper, findWrongHelper, findMarks } from './helpers.ts';
import { mayKeepResults } from './kept-results.ts';
import { describeDoubt, isRule, listFindings, listFindingsInParts } from './judge-trace.ts';
import {
  addPlay,
  findAskedRoot,
  countSmall,
  playAgain,
  playAll,
  playsOther,
  writeOtherCall,
  writeUnseenCall,
  type AskProgram,
  type Play,
} from './play.ts';
import { Reading } from './reading.ts';
import { findDepthLimit } from './search-rules.ts';

export interface JudgedCase {
  readonly program: Program;
  readonly run: ProgramRun;
  readonly ask: AskProgram;
  /** The side that it plays, if its run does not show that. */
  readonly side?: Side | null;
  readonly runAt: (position: MnkPosition, call: string) => Promise<ProgramRun>;
  /** The findings of the run alone, if known. */
  readonly found?: readonly Finding[];
  /** Does long work in parts. */
  readonly doInParts?: <T>(work: InParts<T>) => Promise<T>;
  /**
   * Gets the judgement on boards with few empty cells, before the program is tried on a number of others. Without it
   * the others are not tried.
   */
  readonly tellFirst?: (judgement: Judgement, more: number) => void;
  /** Gets the number of boards that the program will be tried on before that, each time more are known. */
  readonly tellTotal?: (total: number) => void;
}

export interface Judgement {
  /** A sentence on how it plays. Never says that it is right, only in how many positions it was. */
  readonly text: string;
  readonly isLosing: boolean;
  readonly asked: number;
  /** Whether it chose moves, rather than values of positions. */
  readonly isMoves: boolean;
  /** The most useful first. Steps are those of the judged trace. */
  readonly findings: readonly Finding[];
  readonly smallest: {
    readonly position: MnkPosition;
    readonly run: ProgramRun;
    readonly findings: readonly Finding[];
  } | null;
}

/** From this many right positions on, a program plays right, whatever its inner calls return. */
export const MANY = 100;

const NOT_PLAYED: Play = {
  asked: 0,
  answered: 0,
  isMoves: false,
  loss: null,
  silence: null,
  mixed: null,
  slow: { win: null, defeat: null },
  sides: [],
  work: Infinity,
};

/** Judges the calls, the choices in many positions and, if something is wrong, the helpers on every board. */
export async function judgeCall(given: JudgedCase) {
  const { program, ask } = given;
  const { trace } = given.run;
  const { max } = given.run.reading ?? {};
  const saidMax = max?.how === 'said' ? max.value : null;
  const reading = trace && new Reading(trace, program.source, saidMax, null, false, given.side);
  const marks = await findMarks(ask, given.run);
  const run = { ...given.run, call: completeCall(given.run, program, marks) };
  const known = { ...given, run };
  const { unread, unseen } = words.judgement;
  const found = known.found ?? listFindings(run, program.source);
  // A mixture of moves and values counts as neither.
  const isMixed = found.some(({ rule }) => rule === 'move-for-value');
  const reason =
    !reading || isMixed
      ? unread(trace && readResult(trace))
      : marks
        ? findReasonNotToAsk(run, reading)
        : unseen();
  const reader = reading && marks && reason === null ? new ChoiceReader(reading, marks) : null;
  const asked: AskedCase = { ...known, found, reading, marks, reason, reader };
  const alone = reader ? await playBoth(known, reader) : NOT_PLAYED;
  const isAgain = reader !== null && alone.loss === null && alone.asked >= MANY && mayKeepResults(program);
  const played = isAgain ? await playAgain(alone, run.call, reader, ask) : alone;
  return { asked, played, judgement: await conclude(asked, played) };
}

/** The facts once the program can be tried. */
interface AskedCase extends JudgedCase {
  readonly found: readonly Finding[];
  readonly reading: Reading | null;
  readonly marks: MarkNames | null;
  /** Why it cannot be tried; null if it can. */
  readonly reason: string | null;
  readonly reader: ChoiceReader | null;
}

async function doAtOnce<T>(work: InParts<T>): Promise<T> {
  return runAtOnce(work);
}

export async function conclude(known: AskedCase, played: Play): Promise<Judgement> {
  const { program, run, ask, runAt, found, reading, marks, reason, reader } = known;
  const { trace } = run;
  const { doInParts = doAtOnce } = known;
  // Right choices in many positions show that the cells were guessed right; wrong ones show nothing.
  const isProven = played.loss === null && played.asked >= MANY;
  const isUnsure = reader !== null && !canBlame(run.reading!) && !isProven;
  const unasked = isUnsure ? describeDoubt(run, reader.reading) : reason;
  const play = isUnsure ? NOT_PLAYED : played;
  const { asked, answered, isMoves } = play;
  const isSingle = reading?.length === 1;
  const numbering = isMoves && reader ? reader.learnt.numbering : null;
  const isValue = !isMoves && answered > 0;
  const list = (isFullFirst = false) =>
    // The answers may change the findings.
    isFullFirst || numbering !== null || (isSingle && isValue)
      ? doInParts(listFindingsInParts(run, program.source, { isValue, numbering, isFullFirst }))
      : found;
  const atFirst = await list();
  const isFullFirst =
    atFirst[0]?.rule === 'end-score' &&
    reader !== null &&
    (await testsFullFirst({ program, run, runAt }, reader));
  const own = isFullFirst ? await list(true) : atFirst;
  const isOwnWrong = hasFault(own);
  const loss = isSingle && !isMoves && !isOwnWrong ? null : play.loss;
  const isWrong = loss !== null || isOwnWrong;
  const there = loss && (await runAt(loss.position, loss.call));
  // A search that sees full boards itself may have functions that know wins alone.
  const missed = [run, ...(there ? [there] : [])].some((each) => missesDraws(each, program.source));
  const among = missed ? undefined : listPositions().filter((each) => !isDrawn(each));
  const cause =
    isWrong && marks && run.reading && canBlame(run.reading) && !isHeld(run.reading, program)
      ? await findWrongHelper(
          (max) => makeAskHelper(program, run.functions, marks, max, ask, among),
          reading?.max ?? 'x',
          program.source,
        )
      : null;
  const isRightSoFar = loss === null && asked > 0 && asked >= answered / 2;
  const playsRight = isRightSoFar && asked >= MANY;
  // Consequences of a wrong helper are not reported too. A correct program may keep its values elsewhere.
  const findings = [
    ...(cause ? [cause] : []),
    ...own
      .filter(
        ({ kind, rule }) => kind !== 'fault' || !(cause || (isRightSoFar && rule === 'nothing-returned')),
      )
      .filter(({ text, rule }) => rule !== 'unsure' || !(playsRight || text === unasked))
      .map((each) => (playsRight && each.rule !== 'late-win' ? { ...each, kind: 'remark' as const } : each)),
  ];
  if (!loss || !there) {
    const { unanswered, noSearch, unread, moves, values } = words.judgement;
    const isSilent = isSingle && !isMoves && !isOwnWrong;
    const text =
      unasked ??
      (answered === 0
        ? unanswered()
        : isSilent
          ? noSearch()
          : asked < answered / 2
            ? unread(trace && readResult(trace))
            : isMoves
              ? moves(asked)
              : values(asked, nameSearch(run)));
    const isAsked = unasked === null && !isSilent;
    const all =
      isAsked && playsRight ? [...findings, ...describeMixed(play), ...describeSlow(play.slow)] : findings;
    return { text, isLosing: false, asked: isAsked ? asked : 0, isMoves, findings: all, smallest: null };
  }
  const depth = there.trace && there.trace.length > 0 ? findDepthLimit(new Reading(there.trace)) : null;
  const text = describeLoss(loss, asked);
  const max = reading?.max ?? null;
  const answer = there.trace && readResult(there.trace);
  // Results stored by earlier calls mislead it, which a separate run does not show.
  const isOfKept = answer !== null && answer !== loss.answer.returned && mayKeepResults(program);
  // A smaller run may look like a different mistake than the known one, or show none.
  const atSmallest = cause
    ? []
    : listFindings(there, program.source, { max, isValue: !isMoves, numbering }).filter(
        ({ kind, rule }) => kind !== 'fault' || !isOwnWrong || own.some((each) => each.rule === rule),
      );
  return {
    text:
      depth !== null
        ? words.judgement.shallow(depth, text)
        : isOfKept
          ? words.judgement.kept(text, /beta/i.test(program.source))
          : text,
    // A program that plays by rules may play any way: its play is described, but not a fault.
    isLosing: depth === null && !(isSingle && !isOwnWrong),
    asked,
    isMoves,
    findings,
    smallest: isOfKept
      ? null
      : {
          position: loss.position,
          run: there,
          findings: hasFault(atSmallest) ? atSmallest : findings.map(tellAgain),
        },
  };
}

function hasFault(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind === 'fault');
}

/** What was found in the calls of one run, beside another. */
function tellAgain(finding: Finding): Finding {
  const { step, text } = finding;
  return step === null ? finding : { ...finding, step: null, text: words.judgement.earlier(text) };
}

/** Whether an object of the program holds the board. It may learn only from its moves that a game is over. */
function isHeld({ board: { value } }: ProgramReading, { source, files = {} }: Program): boolean {
  return value !== null && [source, ...Object.values(files)].some((text) => text.includes(`class ${value}`));
}

async function testsFullFirst(
  { program, run, runAt }: Pick<JudgedCase, 'program' | 'run' | 'runAt'>,
  { reading, marks }: ChoiceReader,
): Promise<boolean> {
  const position = parsePosition(smallBoards[reading.first]) as MnkPosition;
  const call = rewriteCall(run.call, program.source, findAskedRoot(reading), position, marks);
  const there = await runAt(position, call);
  return listFindings(there, program.source)[0]?.rule === 'full-first';
}

/** Tries the side of the call and, if a run shows that the program plays it too, the other side. */
async function playBoth(
  { run, ask, side: only, runAt, tellTotal }: JudgedCase,
  reader: ChoiceReader,
): Promise<Play> {
  const { call } = run;
  const { reading } = reader;
  tellTotal?.(countSmall(reading.first));
  const first = await playAll(call, reader, ask);
  if (only || (first.loss && writeUnseenCall(call, reader, first.isMoves))) {
    const second = await playAll(call, reader, ask, opponent(reading.first));
    return second.loss || second.asked < MANY ? first : second;
  }
  if (first.loss || first.asked < MANY || reading.length === 1) return first;
  const other = writeOtherCall(call, reader, first.isMoves);
  if (!other) return first;
  if (!playsOther(reader, run, await runAt(other.position, other.call))) return first;
  const side = opponent(reading.first);
  tellTotal?.(countSmall(reading.first) + countSmall(side));
  const second = await playAll(call, reader, ask, side);
  return addPlay(first, second);
}

/** The function that was called with other boards. */
export function nameSearch({ call, reading }: ProgramRun): string {
  return reading?.search.value.find((each) => call.includes(`${each}(`)) ?? call;
}

/** The result of the whole call; null if it did not return. */
function readResult(trace: ProgramTrace): string | null {
  return trace.program.answered ?? trace.readReturned(0);
}

/** Why the program cannot be tried on other boards; null if it can. */
function findReasonNotToAsk({ reading: read }: ProgramRun, reading: Reading): string | null {
  const { ownBoard, noSearch } = words.judgement;
  if (!read?.usesBoard) return ownBoard();
  return isRule(reading) ? noSearch() : null;
}
