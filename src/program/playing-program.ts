import { parsePosition, type MnkPosition, type Move, type Side } from '../game/index.ts';
import { words } from '../words/index.ts';
import { completeCall, rewriteCall } from './call-at.ts';
import { findEndLine, describeRunEnd, raiseLimits, type RaisedLimits } from './end-text.ts';
import { ChoiceReader, type LearntChoice } from './findings/choice-reader.ts';
import { smallBoards, tryChoosers } from './findings/choosers.ts';
import { listPositions } from './findings/every-position.ts';
import { findMarks } from './findings/find-marks.ts';
import { findAskedRoot } from './findings/other-side.ts';
import type { AskProgram } from './findings/play-boards.ts';
import { Reading } from './findings/reading.ts';
import { nameMove } from './findings/rule.ts';
import { namesNoMove } from './move-in.ts';
import type { Program, ProgramLimits, ProgramRun } from './program.ts';
import type { MarkNames } from './read-cells.ts';

export interface Reply {
  /** The program as it was called, with the position. */
  readonly program: Program;
  readonly run: ProgramRun;
  /** Null if it chose no legal move. */
  readonly move: Move | null;
  readonly problem: ReplyProblem | null;
  /** Whether the program returned values, and its move is the first with the best one. */
  readonly isByValue: boolean;
}

interface ReplyProblem {
  readonly text: string;
  readonly line: number | null;
  /** Raised limits that may allow a move; null if no limit was the reason. */
  readonly raised: RaisedLimits | null;
}

export interface ProgramUse {
  readonly limits: ProgramLimits;
  readonly runAt: (position: MnkPosition, call: string) => Promise<ProgramRun>;
  readonly askWith: (call: string) => AskProgram;
}

/** The number of boards with one or two empty cells to try, to find out whether a program numbers cells from 0 or 1. */
const TRIED = 12;

/**
 * Lets a program play: it runs at each position of its side, and its answer is read as a move. If the call is to its
 * search, the function that chooses moves with the search is called instead, if there is one.
 */
export class PlayingProgram {
  #marks: MarkNames | null = null;
  #learnt: LearntChoice | null = null;
  #asked: Pick<Program, 'call' | 'position'> | null = null;

  /** @param program - `position` is the one that its call was written for. */
  constructor(private readonly program: Omit<Program, 'limits'>) {}

  /** Never rejects. */
  async findReply(position: MnkPosition, use: ProgramUse): Promise<Reply> {
    const { limits, runAt, askWith } = use;
    const { source } = this.program;
    const asked = (this.#asked ??= await this.findChooser(position.toMove, use));
    const marks = this.#marks;
    const call = rewriteCall(asked.call, source, asked.position as MnkPosition, position, marks);
    const run = await runAt(position, call);
    const reply = { program: { ...this.program, call, position, limits }, run, isByValue: false };
    const { trace, end } = run;
    const fail = (text: string, line: number | null): Reply => ({
      ...reply,
      move: null,
      problem: { text, line, raised: raiseLimits(end, limits) },
    });
    const ended = describeRunEnd(end, limits);
    if (ended !== null) return fail(ended, findEndLine(end));
    const said = words.programPlay.problem;
    if (!trace) return fail(said.noCall(run.call), null);
    const reading = new Reading(trace, source);
    const { answered } = trace.program;
    const named = marks && (await this.readNamedMove(reading, marks, run.call, position, askWith(run.call)));
    const move = named ?? chooseByValue(reading);
    const isByValue = named === null;
    const line = trace.program.returnLine[0] || null;
    if (move === null) return fail(said.noMove(answered), line);
    if (position.game.moves(position).includes(move)) return { ...reply, move, problem: null, isByValue };
    const isCell = Number.isInteger(move) && move >= 0 && move < 9;
    return fail(isCell ? said.taken(answered, nameMove(move)) : said.noCell(answered), line);
  }

  /** The call that chooses moves for a side: of a function that does so with the search, or else the program's own. */
  private async findChooser(
    side: Side,
    { runAt, askWith }: ProgramUse,
  ): Promise<Pick<Program, 'call' | 'position'>> {
    const { call: written, position: at, source } = this.program;
    const position = parsePosition(smallBoards[side], { toMove: side }) as MnkPosition;
    const shown = await findMarks(askWith(written), { reading: null });
    const run = await runAt(position, rewriteCall(written, source, at as MnkPosition, position, shown));
    // A board shows neither how the cells of each side are kept apart nor the order of a map's cells, but a run does.
    const marks = (this.#marks = (await findMarks(askWith(written), run)) ?? shown);
    if (!marks) return this.program;
    const uses = { source, marks, side, runAt, ask: askWith(run.call) };
    const { found } = await tryChoosers(run, uses, async (called) => {
      const reading = new Reading(called.run.trace!, source);
      const ask = askWith(called.call);
      const move = await this.readNamedMove(reading, marks, called.call, called.position, ask);
      if (move === null) this.#learnt = null;
      return move === null ? null : { found: called, said: [] };
    });
    if (found) return found;
    if (written === '' || !run.trace) return this.program;
    // The call may be for the other side than the one to move where it was written.
    return {
      call: completeCall(run, this.program, marks),
      position: findAskedRoot(new Reading(run.trace, source)),
    };
  }

  private async readNamedMove(
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
      const calls = tried.map((each) => ({
        call: rewriteCall(call, reading.source, position, each),
        position: each,
      }));
      reader.learn(await ask(calls), tried);
      this.#learnt = reader.learnt;
    }
    reader.learnt = this.#learnt;
    // A program whose result names no move may have moved on the board it was given.
    const isSilent = answered === null || namesNoMove(answered);
    const [answer] = isSilent ? await ask([{ call, position }]) : [{ returned: answered, board: null }];
    return answer ? reader.read(answer, position).move : null;
  }
}

function listNearlyFull({ toMove }: MnkPosition): MnkPosition[] {
  return listPositions()
    .filter((each) => each.toMove === toMove && each.game.outcome(each) === null)
    .slice(-TRIED);
}

/** The first move whose value is best for the side to move; null if no move has a value. */
function chooseByValue(reading: Reading): Move | null {
  const { trace } = reading;
  let node = 0;
  // Iterative deepening searches its own board again and again: the last search counts.
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
