import { opponent, type MnkPosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { completeCall, countEmpty } from '../call-at.ts';
import type { InParts } from '../in-parts.ts';
import type { Finding, Program, ProgramRun, ShownRun } from '../program.ts';
import type { MarkNames } from '../read-cells.ts';
import { ChoiceReader } from './choice-reader.ts';
import { conclude } from './conclude.ts';
import { findMarks } from './find-marks.ts';
import { isRule, listFindings, readResult } from './judge-trace.ts';
import { mayKeepResults } from './kept-results.ts';
import { findOnlySide, playsOther, writeOtherCall, writeUnseenCall } from './other-side.ts';
import { addPlay, MANY, NOT_PLAYED, playAgain, playAll, type AskProgram, type Play } from './play-boards.ts';
import { Reading } from './reading.ts';

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
}

export interface Judgement {
  /** A sentence on how it plays. Never says that it is right, only in how many positions it was. */
  readonly text: string;
  readonly isLosing: boolean;
  /** Whether it looks too few moves ahead. */
  readonly isShallow: boolean;
  readonly asked: number;
  /** Whether it chose moves, rather than values of positions. */
  readonly isMoves: boolean;
  /** The most useful first. Steps are those of the judged trace. */
  readonly findings: readonly Finding[];
  readonly smallest: ShownRun | null;
}

/** The facts once the program can be tried. */
export interface AskedCase extends JudgedCase {
  readonly found: readonly Finding[];
  readonly reading: Reading | null;
  readonly marks: MarkNames | null;
  /** Why it cannot be tried; null if it can. */
  readonly reason: string | null;
  readonly reader: ChoiceReader | null;
}

/** Judges the calls, the choices in many positions and, if something is wrong, the helpers on every board. */
export async function judgeCall(given: JudgedCase) {
  const { program, ask } = given;
  const { trace } = given.run;
  const { max } = given.run.reading ?? {};
  const saidMax = max?.how === 'said' ? max.value : null;
  const reading = trace && new Reading(trace, program.source, { max: saidMax, first: given.side ?? null });
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

/** Tries the side of the call and, if a run shows that the program plays it too, the other side. */
async function playBoth({ run, ask, side: said, runAt }: JudgedCase, reader: ChoiceReader): Promise<Play> {
  const { call } = run;
  const { reading } = reader;
  const first = await playAll(call, reader, ask);
  if (said || (first.loss && writeUnseenCall(call, reader, first.isMoves))) {
    const second = await playAll(call, reader, ask, opponent(reading.first));
    return second.loss || second.asked < MANY ? first : second;
  }
  // A wrong program may go wrong on a smaller board of the other side.
  const isEnough = first.loss ? countEmpty(first.loss.position) > 1 : first.asked >= MANY;
  const other = reading.length === 1 ? null : writeOtherCall(call, reader, first.isMoves);
  if (!other) return first;
  const only = first.isMoves ? findOnlySide(call, other.call, reader) : null;
  if (!isEnough && !only) return first;
  if (!playsOther(reader, run, await runAt(other.position, other.call), first.isMoves)) return first;
  const side = opponent(reading.first);
  const second = await playAll(call, reader, ask, side);
  const isRight = (play: Play) => play.loss === null && play.asked >= MANY;
  const rightFor =
    isRight(first) && second.loss ? reading.first : first.loss && isRight(second) ? side : null;
  if (rightFor && rightFor === only) return only === side ? second : first;
  return { ...addPlay(first, second), rightFor };
}

/** Why the program cannot be tried on other boards; null if it can. */
function findReasonNotToAsk({ reading: read }: ProgramRun, reading: Reading): string | null {
  const { ownBoard, noSearch } = words.judgement;
  if (!read?.usesBoard) return ownBoard();
  return isRule(reading) ? noSearch() : null;
}
