import { parsePosition, type MnkPosition } from '../../game/index.ts';
import { runAtOnce } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { rewriteCall } from '../call-at.ts';
import type { CellNumbering } from '../move-in.ts';
import type { InParts } from '../parts.ts';
import type { Finding, Program, ProgramRun } from '../program.ts';
import { canBlame, type ProgramReading } from '../program-reading.ts';
import type { ChoiceReader } from './choices.ts';
import { smallBoards } from './choosers.ts';
import { describeLoss, describeMixed, describeSlow } from './describe-play.ts';
import { missesDraws } from './end-rules.ts';
import { isDrawn, listPositions } from './every-position.ts';
import { findWrongHelper, makeAskHelper } from './helpers.ts';
import type { AskedCase, JudgedCase, Judgement } from './judge-call.ts';
import { describeDoubt, listFindings, listFindingsInParts, readResult } from './judge-trace.ts';
import { mayKeepResults } from './kept-results.ts';
import { findAskedRoot } from './other-side.ts';
import { MANY, NOT_PLAYED, type Loss, type Play } from './play.ts';
import { Reading } from './reading.ts';
import type { FaultName } from './rule.ts';
import { findDepthLimit } from './search-rules.ts';

/** Concludes from its calls and from its play in other positions what is wrong with a program, and how it plays. */
export async function conclude(known: AskedCase, played: Play): Promise<Judgement> {
  const faults = await findFaults(known, played);
  const { loss, there } = faults;
  return loss && there ? describeLosing(known, faults, loss, there) : describePlaying(known, faults);
}

/** Faults of values that a correct program may keep elsewhere. */
const silences: readonly string[] = ['nothing-returned', 'end-silent'];

interface Faults {
  /** `NOT_PLAYED` if it may be due to wrongly guessed cells. */
  readonly play: Play;
  /** Why its play says nothing; null if it does. */
  readonly unasked: string | null;
  readonly loss: Loss | null;
  /** The run at the lost position. */
  readonly there: ProgramRun | null;
  readonly isSingle: boolean;
  /** The fault that a run on another board shows more exactly; null for none. */
  readonly elsewhere: FaultName | null;
  readonly numbering: CellNumbering | null;
  /** What its calls show. */
  readonly own: readonly Finding[];
  /** The function that is wrong on some board. */
  readonly cause: Finding | null;
  /** The same, in the run at the lost position. */
  readonly causeThere: Finding | null;
  readonly playsRight: boolean;
  readonly findings: readonly Finding[];
}

async function findFaults(known: AskedCase, played: Play): Promise<Faults> {
  const { program, run, ask, runAt, found, reading, marks, reason, reader } = known;
  const { doInParts = doAtOnce } = known;
  // Right choices in many positions show that the cells were guessed right; wrong ones show nothing.
  const isProven = played.loss === null && played.asked >= MANY;
  const isSure = reader !== null && canBlame(run.reading!);
  const isUnsure = reader !== null && !isSure && !isProven;
  const unasked = isUnsure ? describeDoubt(run, reader.reading) : reason;
  const play = isUnsure ? NOT_PLAYED : played;
  const { asked, answered, isMoves } = play;
  const isSingle = reading?.length === 1;
  const numbering = isMoves && reader ? reader.learnt.numbering : null;
  const isValue = !isMoves && answered > 0;
  const list = (elsewhere: FaultName | null) =>
    // The answers may change the findings.
    elsewhere !== null || numbering !== null || (isSingle && isValue)
      ? doInParts(listFindingsInParts(run, program.source, { isValue, numbering, elsewhere }))
      : found;
  const atFirst = await list(null);
  const isOwnWrong = hasFault(atFirst);
  const loss = isSingle && !isMoves && !isOwnWrong ? null : play.loss;
  const isWrong = loss !== null || isOwnWrong;
  const there = loss && (await runAt(loss.position, loss.call));
  const elsewhere =
    reader &&
    (await findElsewhere({ program, run, runAt }, reader, [
      ...atFirst,
      ...(there ? listFindings(there, program.source) : []),
    ]));
  const own = elsewhere === null ? atFirst : await list(elsewhere);
  // A search that sees full boards itself may have functions that know wins alone.
  const missed = [run, ...(there ? [there] : [])].some((each) => missesDraws(each, program.source));
  const among = missed ? undefined : listPositions().filter((each) => !isDrawn(each));
  const [cause = null, causeThere = null] =
    (isWrong && marks && run.reading && canBlame(run.reading) && !isHeld(run.reading, program)
      ? await findWrongHelper(
          (max) => makeAskHelper(program, run.functions, marks, max, ask, among),
          reading?.max ?? 'x',
          program.source,
          there ? [run, there] : [run],
        )
      : null) ?? [];
  const isRightSoFar = loss === null && asked > 0 && asked >= answered / 2;
  const playsRight = isRightSoFar && asked >= MANY;
  // Consequences of a wrong helper are not reported too.
  const findings = [
    ...(cause ? [cause] : []),
    ...own
      .filter(({ kind, rule }) => kind !== 'fault' || !(cause || (isRightSoFar && silences.includes(rule))))
      .filter(({ text, rule }) => rule !== 'unsure' || !(playsRight || text === unasked))
      .map((each) => (playsRight && each.rule !== 'late-win' ? { ...each, kind: 'remark' as const } : each)),
  ];
  return {
    play,
    unasked,
    loss,
    there,
    isSingle,
    elsewhere,
    numbering,
    own,
    cause,
    causeThere,
    playsRight,
    findings,
  };
}

function describePlaying({ run, reading }: AskedCase, faults: Faults): Judgement {
  const { play, unasked, isSingle, own, playsRight, findings } = faults;
  const isSilent = isSingle && !play.isMoves && !hasFault(own);
  const isAsked = unasked === null && !isSilent;
  return {
    text: unasked ?? describeAnswers(run, play, isSilent),
    isLosing: false,
    isShallow: false,
    asked: isAsked ? play.asked : 0,
    isMoves: play.isMoves,
    findings:
      isAsked && playsRight
        ? [...findings, ...describeMixed(play), ...describeSlow(play.slow, reading!)]
        : findings,
    smallest: null,
  };
}

function describeAnswers(run: ProgramRun, { asked, answered, isMoves }: Play, isSilent: boolean): string {
  const { unanswered, noSearch, unread, moves, values } = words.judgement;
  if (answered === 0) return unanswered();
  if (isSilent) return noSearch();
  if (asked < answered / 2) return unread(run.trace && readResult(run.trace));
  return isMoves ? moves(asked) : values(asked, nameAskedFunction(run));
}

function describeLosing(
  { program, reading }: AskedCase,
  {
    play: { asked, isMoves, rightFor = null },
    isSingle,
    elsewhere,
    numbering,
    own,
    causeThere,
    findings,
  }: Faults,
  loss: Loss,
  there: ProgramRun,
): Judgement {
  const isOwnWrong = hasFault(own);
  const depth = there.trace && there.trace.length > 0 ? findDepthLimit(new Reading(there.trace)) : null;
  const text = describeLoss(loss, asked);
  const max = reading?.max ?? null;
  const answer = there.trace && readResult(there.trace);
  // Results stored by earlier calls mislead it, which a separate run does not show.
  const isOfKept = answer !== null && answer !== loss.answer.returned && mayKeepResults(program);
  // A smaller run may look like a different mistake than the known one, or show none.
  const atSmallest = causeThere
    ? [causeThere]
    : listFindings(there, program.source, { max, isValue: !isMoves, numbering, elsewhere, rightFor }).filter(
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
    isShallow: depth !== null,
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

async function doAtOnce<T>(work: InParts<T>): Promise<T> {
  return runAtOnce(work);
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

/** Faults that some boards show only in part, with what a small board may show more exactly. */
const exactFaults: Readonly<Record<string, FaultName>> = {
  'end-score': 'full-first',
  'other-extreme': 'no-opponent',
  'wrong-choice': 'no-opponent',
};

/** What a run on a small board shows more exactly; null if nothing was found in part, or it shows no more. */
export async function findElsewhere(
  { program, run, runAt }: Pick<JudgedCase, 'program' | 'run' | 'runAt'>,
  { reading, marks }: ChoiceReader,
  found: readonly Finding[],
): Promise<FaultName | null> {
  const exact = found.flatMap(({ rule }) => exactFaults[rule] ?? []);
  if (exact.length === 0) return null;
  const position = parsePosition(smallBoards[reading.first]) as MnkPosition;
  const call = rewriteCall(run.call, program.source, findAskedRoot(reading), position, marks);
  const [first] = listFindings(await runAt(position, call), program.source);
  return exact.find((each) => each === first?.rule) ?? null;
}

/** The function that was called with other boards. */
export function nameAskedFunction({ call, reading }: ProgramRun): string {
  return reading?.search.value.find((each) => call.includes(`${each}(`)) ?? call;
}
