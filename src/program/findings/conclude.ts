import { words } from '../../words/index.ts';
import { doAtOnce } from '../in-parts.ts';
import type { Finding, ProgramRun } from '../program.ts';
import { canBlame } from '../program-reading.ts';
import { describeLoss, describeMixed, describeSlow } from './describe-play.ts';
import type { AskedCase, Judgement } from './judge-call.ts';
import { describeDoubt, listFindingsInParts, readResult } from './judge-trace.ts';
import { mayKeepResults } from './kept-results.ts';
import { findFault, findMistakeOf, placeMistake, type Mistake } from './find-mistake.ts';
import { MANY, NOT_PLAYED, type Loss, type Play } from './play-boards.ts';
import { Reading } from './reading.ts';
import type { FindingName } from './rule.ts';
import { findDepthLimit } from './search-rules.ts';

/** Concludes from its calls and from its play in other positions what is wrong with a program, and how it plays. */
export async function conclude(known: AskedCase, played: Play): Promise<Judgement> {
  const faults = await findFaults(known, played);
  const { loss, there } = faults;
  return loss && there ? describeLosing(known, faults, loss, there) : describePlaying(known, faults);
}

/** Faults of values that a correct program may keep elsewhere. */
const silences: readonly FindingName[] = ['nothing-returned', 'end-silent'];

interface Faults {
  /** `NOT_PLAYED` if it may be due to wrongly guessed cells. */
  readonly play: Play;
  /** Why its play says nothing; null if it does. */
  readonly unasked: string | null;
  readonly loss: Loss | null;
  /** The run at the lost position. */
  readonly there: ProgramRun | null;
  /** What its calls show there. */
  readonly atLoss: readonly Finding[];
  readonly isSingle: boolean;
  /** What its calls show. */
  readonly own: readonly Finding[];
  /** Null if it is not known to be wrong, or cannot be tried. */
  readonly mistake: Mistake | null;
  readonly playsRight: boolean;
  readonly findings: readonly Finding[];
}

async function findFaults(known: AskedCase, played: Play): Promise<Faults> {
  const { program, run, runAt, found, reading, reason, reader } = known;
  const { doInParts = doAtOnce } = known;
  // Right choices in many positions show that the cells were guessed right; wrong ones show nothing.
  const isProven = played.loss === null && played.asked >= MANY;
  const isSure = reader !== null && canBlame(run.reading!);
  const isUnsure = reader !== null && !isSure && !isProven;
  const unasked = isUnsure ? describeDoubt(run, reader.reading) : reason;
  const play = isUnsure ? NOT_PLAYED : played;
  const { asked, answered, isMoves, rightFor = null } = play;
  const isSingle = reading?.length === 1;
  const numbering = isMoves && reader ? reader.learnt.numbering : null;
  const isValue = !isMoves && answered > 0;
  const atFirst =
    // The answers may change the findings.
    numbering !== null || (isSingle && isValue)
      ? await doInParts(listFindingsInParts(run, program.source, { isValue, numbering }))
      : found;
  const isOwnWrong = findFault(atFirst) !== null;
  const loss = isSingle && !isMoves && !isOwnWrong ? null : play.loss;
  const isWrong = loss !== null || isOwnWrong;
  const there = loss && (await runAt(loss.position, loss.call));
  const mistake =
    isWrong && reader
      ? await findMistakeOf({ ...known, found: atFirst, reader, there, isMoves, rightFor })
      : null;
  const own = mistake === null ? atFirst : await mistake.list(run);
  const atLoss = mistake && there ? await mistake.list(there) : [];
  const isRightSoFar = loss === null && asked > 0 && asked >= answered / 2;
  const playsRight = isRightSoFar && asked >= MANY;
  // Consequences of a wrong helper are not reported too.
  const findings = [
    ...(mistake?.helper ? [mistake.helper.inRun] : []),
    ...(mistake ? placeIn(mistake, own, atLoss) : own)
      .filter(
        ({ kind, rule }) =>
          kind !== 'fault' || !(mistake?.helper || (isRightSoFar && silences.includes(rule))),
      )
      .filter(({ text, rule }) => rule !== 'unsure' || !(playsRight || text === unasked))
      .map((each) => (playsRight && each.rule !== 'late-win' ? { ...each, kind: 'remark' as const } : each)),
  ];
  return { play, unasked, loss, there, atLoss, isSingle, own, mistake, playsRight, findings };
}

/** The findings of a run, in which a fault has the name of the mistake. A mistake that no other run shows is added. */
function placeIn(mistake: Mistake, found: readonly Finding[], atLoss: readonly Finding[]) {
  const fault = findFault(found);
  const isShown = fault !== null || findFault(atLoss) !== null;
  const placed = isShown ? fault && placeMistake(mistake, fault) : placeMistake(mistake, null);
  return [...(placed ? [placed] : []), ...found.filter((each) => each !== fault)];
}

function describePlaying({ run, reading }: AskedCase, faults: Faults): Judgement {
  const { play, unasked, isSingle, own, playsRight, findings } = faults;
  const isSilent = isSingle && !play.isMoves && findFault(own) === null;
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
  { program }: AskedCase,
  { play: { asked, isMoves }, atLoss, isSingle, own, mistake, findings }: Faults,
  loss: Loss,
  there: ProgramRun,
): Judgement {
  const isOwnWrong = findFault(own) !== null;
  const depth = there.trace && there.trace.length > 0 ? findDepthLimit(new Reading(there.trace)) : null;
  const text = describeLoss(loss, asked);
  const answer = there.trace && readResult(there.trace);
  // Results stored by earlier calls mislead it, which a separate run does not show.
  const isOfKept = answer !== null && answer !== loss.answer.returned && mayKeepResults(program);
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
      : { position: loss.position, run: there, findings: mistake ? listThere(mistake, atLoss) : [] },
  };
}

/** The findings at the lost position. */
function listThere(mistake: Mistake, found: readonly Finding[]): readonly Finding[] {
  if (mistake.helper?.there) return [mistake.helper.there];
  const placed = placeMistake(mistake, findFault(found));
  return [...(placed ? [placed] : []), ...found.filter(({ kind }) => kind !== 'fault')];
}

/** The function that was called with other boards. */
export function nameAskedFunction({ call, reading }: ProgramRun): string {
  return reading?.search.value.find((each) => call.includes(`${each}(`)) ?? call;
}
