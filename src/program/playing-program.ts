import type { MnkPosition, Move } from '../game/index.ts';
import { words } from '../words/index.ts';
import { callAt } from './call-at.ts';
import { endLine, endText, raisedLimits, type RaisedLimits } from './end-text.ts';
import { ChoiceReader, type LearntChoice } from './findings/choices.ts';
import { listPositions } from './findings/every-position.ts';
import { findMarks } from './findings/helpers.ts';
import type { AskProgram } from './findings/play.ts';
import { Reading } from './findings/reading.ts';
import { nameMove } from './findings/rule.ts';
import { isNothing } from './languages.ts';
import type { Program, ProgramLimits, ProgramRun } from './program.ts';
import type { MarkNames } from './read-cells.ts';

/** What a program made of a position at which it was to move. */
export interface Reply {
  /** The program as it was asked, the position among it. */
  readonly program: Program;
  readonly run: ProgramRun;
  /** The move that it chose; null where it chose none that can be made. */
  readonly move: Move | null;
  /** Why there is no move; null where there is one. */
  readonly problem: ReplyProblem | null;
}

/** Why a program has no move, in words. */
interface ReplyProblem {
  readonly text: string;
  /** The line at which it is to be looked for; null where that is not known. */
  readonly line: number | null;
  /** The limits with which it may have one; null where they are not what ended it. */
  readonly raised: RaisedLimits | null;
}

/** How a program is run and asked, and within which limits. */
export interface ProgramUse {
  readonly limits: ProgramLimits;
  readonly runAt: (position: MnkPosition, call: string) => Promise<ProgramRun>;
  readonly askWith: (call: string) => AskProgram;
}

/** So many boards with one or two cells left tell whether a program counts its cells from 0 or from 1. */
const TRIED = 12;

/** A program that plays a game: it is run at each position at which it is to move, and its answer is read as a move. */
export class PlayingProgram {
  /** What its boards hold; null where that was not seen yet. */
  #marks: MarkNames | null = null;
  /** How it names moves; null before it was looked for. */
  #learnt: LearntChoice | null = null;

  /** @param program - Its position is the one that its call was written for. */
  constructor(private readonly program: Omit<Program, 'limits'>) {}

  /** Runs the program at a position; never rejected. */
  async reply(position: MnkPosition, { limits, runAt, askWith }: ProgramUse): Promise<Reply> {
    const { call: written, position: at, source } = this.program;
    const marks = (this.#marks ??= await findMarks(askWith(written)));
    const call = callAt(written, at as MnkPosition, position, marks);
    const run = await runAt(position, call);
    const reply = { program: { ...this.program, call, position, limits }, run };
    const { trace, end } = run;
    const failed = (text: string, line: number | null): Reply => ({
      ...reply,
      move: null,
      problem: { text, line, raised: raisedLimits(end, limits) },
    });
    const ended = endText(end, limits);
    if (ended !== null) return failed(ended, endLine(end));
    const said = words.programPlay.problem;
    if (!trace) return failed(said.noCall(run.call), null);
    const reading = new Reading(trace, source);
    const { answered } = trace.program;
    const named = marks && (await this.named(reading, marks, run.call, position, askWith(run.call)));
    const move = named ?? chooseByValue(reading);
    const line = trace.program.returnLine[0] || null;
    if (move === null) return failed(said.noMove(answered), line);
    if (position.game.moves(position).includes(move)) return { ...reply, move, problem: null };
    const isCell = Number.isInteger(move) && move >= 0 && move < 9;
    return failed(isCell ? said.taken(answered, nameMove(move)) : said.noCell(answered), line);
  }

  /** The move that the answer itself names; null where it names none. */
  private async named(
    reading: Reading,
    marks: MarkNames,
    call: string,
    position: MnkPosition,
    ask: AskProgram,
  ): Promise<Move | null> {
    const { answered } = reading.trace.program;
    const reader = new ChoiceReader(reading, marks);
    if (this.#learnt === null) {
      const tried = listNearlyFull(position);
      const calls = tried.map((each) => ({ call: callAt(call, position, each), position: each }));
      reader.learn(await ask(calls), tried);
      this.#learnt = reader.learnt;
    }
    reader.learnt = this.#learnt;
    // What answers with nothing may have made its move on the board that it was handed.
    const isSilent = answered === null || isNothing(answered);
    const [answer] = isSilent
      ? await ask([{ call, position }])
      : [{ returned: answered, board: null, raised: null }];
    return answer ? reader.read(answer, position).move : null;
  }
}

/** Boards with one or two cells left and the same side to move. */
function listNearlyFull({ toMove }: MnkPosition): MnkPosition[] {
  return listPositions()
    .filter((each) => each.toMove === toMove && each.game.outcome(each) === null)
    .slice(-TRIED);
}

/** The first of the moves whose returned values are best for the side to move; null where none has a value. */
function chooseByValue(reading: Reading): Move | null {
  const { trace } = reading;
  let node = 0;
  // A search that deepens asks about its own board again and again: the last time counts.
  while (reading.isDriver(node))
    node = reading.children(node).findLast((child) => reading.isSameBoard(node, child))!;
  const sign = reading.isMax(node) ? 1 : -1;
  const known = reading
    .children(node)
    .filter((child) => trace.move[child] >= 0 && reading.isReturned(child))
    .map((child) => ({ move: trace.move[child], worth: sign * reading.score(child) }))
    .filter(({ worth }) => !Number.isNaN(worth));
  return known.toSorted((a, b) => b.worth - a.worth)[0]?.move ?? null;
}
