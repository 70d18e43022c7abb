import { opponent, parsePosition, type MnkPosition, type Side } from '../../game/index.ts';
import { rewriteCall } from '../call-at.ts';
import { findLastCall } from '../calls.ts';
import type { OutlinedFunction } from '../outline.ts';
import { findReached } from '../outline.ts';
import type { OfferedCall, ProgramRun } from '../program.ts';
import { readsSame, type ProgramReading } from '../program-reading.ts';
import type { MarkNames } from '../read-cells.ts';
import { findAdded, type ChoiceReader } from './choices.ts';
import { findTrueValue } from './every-position.ts';
import type { AskProgram, Loss } from './play.ts';
import { Reading } from './reading.ts';

/** Most functions to try that may choose moves. */
export const MOST_CHOOSERS = 3;

/** Faults after which a board is not the one that the next call should get. */
export const brokenBoards: readonly string[] = ['marks-left', 'marks-lost', 'shallow-copy'];

/** A function that calls the search and is not part of it, so it may choose the moves. */
export interface Chooser extends Pick<OutlinedFunction, 'name' | 'line'> {
  /** Null if it cannot be called alone. */
  readonly offer: OfferedCall | null;
  /** Whether it calls the search itself, and not only through others. */
  readonly isDirect: boolean;
}

/** Those that call the search themselves come first. Empty if the call of the run is not to the search. */
export function listChoosers({ functions, offered, call, reading }: ProgramRun): Chooser[] {
  const search = new Set(reading?.search.value);
  if (!search.has(findLastCall(call)?.name ?? '')) return [];
  const reach = findReached({ functions });
  const isPlay = /main|play|game|loop|run|start|restart|reset/i;
  return functions
    .filter(
      ({ name, isGenerator }) =>
        !search.has(name) && !isGenerator && [...search].some((each) => reach.get(name)!.has(each)),
    )
    .map(({ name, line, names }) => ({
      name,
      line,
      offer: offered.find((each) => each.name === name && each.line === line) ?? null,
      isDirect: [...search].some((each) => names.has(each)),
    }))
    .filter(({ name, offer, isDirect }) => isDirect || (offer?.missing.length === 0 && !isPlay.test(name)))
    .toSorted((a, b) => Number(b.isDirect) - Number(a.isDirect));
}

/** Small boards from which games can end with or without empty cells. In a large run, all may end on full boards. */
export const smallBoards: Readonly<Record<Side, string>> = { x: 'oxx/.xo/o..', o: 'xx./.o./o.x' };

export interface CalledChooser {
  readonly position: MnkPosition;
  readonly call: string;
  readonly run: ProgramRun;
}

interface KnownSearch {
  /** The position that the call was written for. */
  readonly written: MnkPosition;
  readonly source: string;
  readonly marks: MarkNames;
  /** How its search was read. A run that is read otherwise, as of a function for the other side alone, shows nothing. */
  readonly reading: ProgramReading | null;
}

/** Runs it on a small board of the side that it moves for; null if no run shows that it moves for the side to move. */
export async function runChooser(
  { text }: OfferedCall,
  { written, source, marks, reading }: KnownSearch,
  { runAt, ask }: { runAt: (position: MnkPosition, call: string) => Promise<ProgramRun>; ask: AskProgram },
): Promise<CalledChooser | null> {
  for (const side of [written.toMove, opponent(written.toMove)]) {
    const position = parsePosition(smallBoards[side], { toMove: side }) as MnkPosition;
    const call = rewriteCall(text, source, written, position, marks);
    const run = await runAt(position, call);
    if (!readsSame(run.reading, reading)) continue;
    if (repeatsBoard(run)) return { position, call, run };
    if (movesFor(run, side)) {
      const [answer] = await ask([{ call, position }]);
      return answer && findAdded(answer, position, marks)[opponent(side)] ? null : { position, call, run };
    }
    if (run.end.kind === 'limit') return null;
  }
  return null;
}

/** Whether a run shows that the function calls the search after moves of this side. */
export function movesFor({ trace }: ProgramRun, side: Side): boolean {
  return trace !== null && trace.length > 1 && new Reading(trace).first === side;
}

/** Whether the function calls the search as often as there are moves, each time with its own board unchanged. */
export function repeatsBoard({ trace }: ProgramRun): boolean {
  if (!trace) return false;
  const { x, o, rest } = trace.program;
  const children = [...trace.children(0)];
  const isSame = (child: number) =>
    x[child] === x[0] && o[child] === o[0] && rest[child] === rest[children[0]];
  return (
    children.length > 1 &&
    x[0] >= 0 &&
    children.every(isSame) &&
    children.length === trace.root.game.moves(trace.root).length
  );
}

/** After this many worse moves on one board, chance does not explain them. */
const CHANCES = 20;

/** Whether it chose better when the same board was tried again: a program may leave some moves to chance. */
export async function isSometimesRight(
  { call, position, value }: Pick<Loss, 'call' | 'position' | 'value'>,
  reader: ChoiceReader,
  ask: AskProgram,
): Promise<boolean> {
  const answers = await ask(Array.from({ length: CHANCES }, () => ({ call, position })));
  return answers.some((answer) => {
    const { move } = reader.read(answer, position);
    const isOpen = move !== null && position.game.moves(position).includes(move);
    return isOpen && findTrueValue(position.game.play(position, move)) === value;
  });
}
