import { countBits, opponent, parsePosition, type MnkPosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { rewriteCall } from '../call-at.ts';
import type { FirstMistake } from '../check/checked.ts';
import { findLastCall } from '../read-calls.ts';
import type { OutlinedFunction } from '../outline.ts';
import { findReached } from '../outline.ts';
import type { Finding, OfferedCall, ProgramRun } from '../program.ts';
import { readsSame } from '../program-reading.ts';
import type { MarkNames } from '../read-cells.ts';
import { findAdded, type ChoiceReader } from './choice-reader.ts';
import { findTrueValue } from './every-position.ts';
import type { AskProgram, Loss } from './play-boards.ts';
import { Reading } from './reading.ts';
import type { FindingName } from './rule.ts';

/** Most functions to try that may choose moves. */
const MOST_CHOOSERS = 3;

/** Faults after which a board is not the one that the next call should get. */
const brokenBoards: readonly FindingName[] = ['marks-left', 'marks-lost', 'shallow-copy'];

/** Faults that a function which chooses may show in its own calls. Others only follow from what it chooses. */
const ownFaults: readonly FindingName[] = ['wrong-turn', 'bound-as-value', ...brokenBoards];

/** A finding, or a mistake in play, whose name may be that of an error. */
type NamedMistake = Pick<FirstMistake, 'rule' | 'line'> & Partial<Pick<Finding, 'isLineWrong'>>;

/** A function that calls the search and is not part of it, so it may choose the moves. */
interface Chooser extends Pick<OutlinedFunction, 'name' | 'line'> {
  /** Null if it cannot be called alone. */
  readonly offer: OfferedCall | null;
  /** Whether it calls the search itself, and not only through others. */
  readonly isDirect: boolean;
}

/** Those that call the search themselves come first. Empty if the call of the run is not to the search. */
function listChoosers({ functions, offered, call, reading }: ProgramRun): Chooser[] {
  const search = new Set(reading?.search.value);
  if (!search.has(findLastCall(call)?.name ?? '')) return [];
  const reach = findReached({ functions });
  const isPlay = /main|play|game|loop|run|start|restart|reset/i;
  return (
    functions
      .filter(
        ({ name, isGenerator }) =>
          !search.has(name) && !isGenerator && [...search].some((each) => reach.get(name)!.has(each)),
      )
      .map(({ name, line, names, parameters }) => ({
        name,
        line,
        offer: offered.find((each) => each.name === name && each.line === line) ?? null,
        isDirect: [...search].some((each) => names.has(each)),
        takesNothing: parameters.every((each) => each.name === 'self'),
      }))
      // Without a board that it could be given, it plays a game or tests the search.
      .filter(({ offer, takesNothing }) => offer !== null || !takesNothing)
      .filter(({ name, offer, isDirect }) => isDirect || (offer?.missing.length === 0 && !isPlay.test(name)))
      .toSorted((a, b) => Number(b.isDirect) - Number(a.isDirect))
  );
}

/** Small boards from which games can end with or without empty cells. In a large run, all may end on full boards. */
export const smallBoards: Readonly<Record<Side, string>> = { x: 'oxx/.xo/o..', o: 'xx./.o./o.x' };

/** A function that chooses, with its run on a small board. */
export interface CalledChooser extends Pick<Chooser, 'name' | 'line'> {
  readonly position: MnkPosition;
  readonly call: string;
  readonly run: ProgramRun;
  /** Whether it tries moves with the other side's mark than it plays: the board that it leaves shows its side. */
  readonly triesOther: boolean;
}

interface ChooserUse {
  readonly source: string;
  readonly marks: MarkNames;
  /** The side to choose for; null for any. */
  readonly side: Side | null;
  readonly runAt: (position: MnkPosition, call: string) => Promise<ProgramRun>;
  readonly ask: AskProgram;
}

export interface ChooserResult<T> {
  /** Null to try the next function too. */
  readonly found: T | null;
  /** Sentences on what was tried and what was not. */
  readonly said: readonly string[];
}

/**
 * Tries the functions that choose moves with the search of a run, until something is found: those that call the search
 * themselves; others only if none of those answers with moves.
 *
 * @param tryOne - Null if the function does not answer with moves.
 */
export async function tryChoosers<T>(
  run: ProgramRun,
  use: ChooserUse,
  tryOne: (called: CalledChooser) => Promise<ChooserResult<T> | null>,
): Promise<ChooserResult<T>> {
  const said: string[] = [];
  let isTried = false;
  for (const chooser of listChoosers(run).slice(0, MOST_CHOOSERS)) {
    const { name, offer, isDirect } = chooser;
    if (isTried && !isDirect) break;
    const called = offer?.missing.length === 0 ? await runChooser(chooser, offer, run, use) : null;
    const result = called && (await tryOne(called));
    if (result?.found) return result;
    isTried ||= result !== null;
    if (result) said.push(...result.said);
    else if (isDirect) said.push(words.judgement.choosers.untried(name, offer));
  }
  return { found: null, said };
}

/** Runs it on a small board of the side that it moves for; null if no run shows that it moves for the side to move. */
async function runChooser(
  { name, line }: Chooser,
  { text }: OfferedCall,
  { trace, reading }: ProgramRun,
  { source, marks, side: only, runAt, ask }: ChooserUse,
): Promise<CalledChooser | null> {
  const written = trace!.root as MnkPosition;
  for (const side of only ? [only] : [written.toMove, opponent(written.toMove)]) {
    const position = parsePosition(smallBoards[side], { toMove: side }) as MnkPosition;
    const call = rewriteCall(text, source, written, position, marks);
    const run = await runAt(position, call);
    // A run that is read otherwise, as of a function for the other side alone, shows nothing.
    if (!readsSame(run.reading, reading)) continue;
    const called = { name, line, position, call, run, triesOther: false };
    if (repeatsBoard(run)) return called;
    const tried = findTried(run);
    if (tried) {
      const [answer] = await ask([{ call, position }]);
      const added = answer && findAdded(answer, position, marks);
      if (tried === side && !added?.[opponent(side)]) return called;
      if (tried !== side && added && countBits(added[side]) === 1 && added[tried] === 0)
        return { ...called, triesOther: true };
    }
    if (run.end.kind === 'limit') return null;
  }
  return null;
}

/** The side after whose moves the function calls the search; null if its run shows none. */
function findTried({ trace }: ProgramRun): Side | null {
  return trace !== null && trace.length > 1 ? new Reading(trace).first : null;
}

/** Whether the function calls the search as often as there are moves, each time with its own board unchanged. */
function repeatsBoard({ trace }: ProgramRun): boolean {
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

/** What is wrong with a function that chooses a worse move: a fault that its own calls show, or that it does so. */
export function nameChooserFault(
  { line, triesOther, run }: CalledChooser,
  found: readonly NamedMistake[],
): Pick<Finding, 'rule' | 'line' | 'isLineWrong'> {
  const showsOwn = !triesOther && !repeatsBoard(run);
  const own = found.flatMap((each) => {
    const rule = ownFaults.find((name) => name === each.rule);
    return showsOwn && rule && each.line !== null
      ? [{ rule, line: each.line, isLineWrong: each.isLineWrong ?? false }]
      : [];
  });
  return own.at(0) ?? { rule: 'wrong-chooser', line, isLineWrong: false };
}

/**
 * Says that the function is to blame, and not its search.
 *
 * @param toMove - The side that got a worse move.
 */
export function blameChooser(
  { name, triesOther }: CalledChooser,
  search: string,
  { rule, line }: NamedMistake,
  toMove: Side,
): string {
  const said = words.judgement.choosers;
  if (triesOther) return said.triesOther(name, toMove);
  return rule === ('wrong-turn' satisfies FindingName)
    ? said.wrongTurn(name, search, line!, toMove)
    : said.wrong(name, search);
}

/**
 * Says that the function gives its search wrong boards.
 *
 * @param found - What its run shows; none if it has chosen a worse move, which shows more.
 * @returns Null if nothing shows that.
 */
export function describeWrongBoards(
  { name, position, run }: CalledChooser,
  search: string,
  found: readonly Finding[],
): string | null {
  const { choosers, inSearch } = words.judgement;
  const board = position.game.format(position);
  if (repeatsBoard(run)) return choosers.asksTheSame(name, search, board);
  const broken = found.find(({ rule }) => brokenBoards.includes(rule));
  if (!broken) return null;
  return broken.rule === 'marks-left' ? choosers.leavesMarks(name, board) : inSearch(board, broken.text);
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
