import { parsePosition, ticTacToe, type MnkPosition, type Move, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { tryChoosers } from '../findings/choosers.ts';
import { findTrueValue } from '../findings/every-position.ts';
import { nameMove } from '../findings/rule.ts';
import { askPositions, type PositionResults } from './ask-positions.ts';
import { listAll, type AskedPosition } from './asked-positions.ts';
import { useBench } from './bench.ts';
import type { CheckHow } from './check-program.ts';
import { prepareProgram, type PreparedProgram } from './prepare-program.ts';
import type { JudgedAnswer } from './judge-program-answer.ts';
import type { Submission } from './submission.ts';

/**
 * Every game begins here, O to move: a search from the empty board takes minutes. A correct program draws as either
 * side.
 */
export const OPENING = 'x../.o./..x';

export interface Reply {
  /** Null if it makes no legal move. */
  readonly move: Move | null;
  readonly call: string;
  /** A sentence on what it does. */
  readonly text: string;
  /** Whether its move is unknown: it ran out of time, or its answer could not be read. */
  readonly isUnknown: boolean;
}

/** The replies of a program by position; null if it cannot play. */
export type Player = Readonly<Record<string, Reply>> | null;

export interface TournamentGame {
  /** All boards, the opening first. */
  readonly positions: readonly string[];
  /** The programs' replies at each board; at the last one none if the game is over there. */
  readonly replies: readonly Reply[];
  /** 1 if X won, −1 if O did, 0 for a draw; null if the game could not be played to its end. */
  readonly winner: number | null;
}

/** A board that games can reach. */
interface Reached {
  readonly text: string;
  readonly toMove: Side;
  /** Null while the game goes on. */
  readonly winner: number | null;
  readonly next: ReadonlyMap<Move, Reached>;
}

let opening: Reached | null = null;
const reached = new Map<string, Reached>();

function findOpening(): Reached {
  return (opening ??= reach(parsePosition(OPENING) as MnkPosition));
}

function reach(position: MnkPosition): Reached {
  const text = ticTacToe.format(position);
  const known = reached.get(text);
  if (known) return known;
  const winner = ticTacToe.outcome(position) === null ? null : findTrueValue(position);
  const next = new Map(
    ticTacToe.moves(position).map((move) => [move, reach(ticTacToe.play(position, move))]),
  );
  const made = { text, toMove: position.toMove, winner, next };
  reached.set(text, made);
  return made;
}

function listReachable(side: Side): AskedPosition[] {
  findOpening();
  return listAll().filter(
    ({ position }) => position.toMove === side && reached.has(ticTacToe.format(position)),
  );
}

type TournamentHow = Omit<CheckHow, 'rung'>;

/**
 * Asks a program once for every board that its games can reach, so that all games follow. It plays with the function
 * that chooses its moves, if it has one, and else by its values.
 */
export async function askPlayer({ program }: Submission, how: TournamentHow): Promise<Player> {
  const prepared = program && (await prepareProgram(program, how));
  if (!prepared || 'state' in prepared) return null;
  const asked = [await askPositions(prepared, how, listReachable)];
  // A teacher who writes the call asks about that function alone.
  if (how.call === '')
    for (const side of how.side ? [how.side] : (['x', 'o'] as const)) {
      const chosen = await askChooser(prepared, { ...how, side });
      if (chosen) asked.push(chosen);
    }
  return Object.fromEntries(asked.flatMap(listReplies));
}

/** Null if no function answers with moves for the side. */
async function askChooser(
  { called, run, marks }: PreparedProgram,
  how: TournamentHow,
): Promise<PositionResults | null> {
  const use = { source: called.source, marks, side: how.side, ...useBench(how.bench, called) };
  const { found } = await tryChoosers(run, use, async ({ call, position, run: own, triesOther }) => {
    const side = triesOther ? position.toMove : null;
    const chooser = { called: { ...called, call, position }, run: own, marks, side };
    const all = await askPositions(chooser, how, listReachable);
    const moves = all.answers.filter(({ choice }) => choice.move !== null).length;
    return moves > all.answers.length / 2 ? { found: all, said: [] } : null;
  });
  return found;
}

function listReplies({ answers, isMoves }: PositionResults): (readonly [position: string, Reply])[] {
  const known = new Map(answers.map((each) => [ticTacToe.format(each.asked.position), each]));
  return [...known].map(([text, each]) => [text, isMoves ? readReply(each) : chooseReply(each, known)]);
}

function readReply({ asked: { position }, call, answer, choice, verdict }: JudgedAnswer): Reply {
  const said = words.check.first;
  const fail = (text: string): Reply => ({ move: null, call, text, isUnknown: false });
  if (verdict === 'unanswered' || verdict === 'unread')
    return { move: null, call, text: words.checkTournament.unknown, isUnknown: true };
  if (verdict === 'endless') return fail(said.endless);
  if (answer?.raised) return fail(said.raises(answer.raised.name, answer.raised.text));
  if (choice.move === null) return fail(said.nothing);
  return describeMove(position, choice.move, call);
}

/** A program that answers with values plays the first move whose value is best. */
function chooseReply(
  { asked: { position }, call }: JudgedAnswer,
  known: ReadonlyMap<string, JudgedAnswer>,
): Reply {
  const sign = position.toMove === 'x' ? 1 : -1;
  const worths = ticTacToe.moves(position).map((move) => {
    const after = ticTacToe.play(position, move);
    const isOver = ticTacToe.outcome(after) !== null;
    const value = isOver ? findTrueValue(after) : (known.get(ticTacToe.format(after))?.choice.winner ?? null);
    return { move, worth: value === null ? null : sign * value };
  });
  if (worths.some(({ worth }) => worth === null))
    return { move: null, call, text: words.checkTournament.unknown, isUnknown: true };
  const best = Math.max(...worths.map(({ worth }) => worth!));
  return describeMove(position, worths.find(({ worth }) => worth === best)!.move, call);
}

function describeMove(position: MnkPosition, move: Move, call: string): Reply {
  const side = position.toMove;
  if (!ticTacToe.moves(position).includes(move))
    return { move: null, call, text: words.check.first.illegal(side, nameMove(move)), isUnknown: false };
  const value = findTrueValue(position);
  const valueAfter = (each: Move) => findTrueValue(ticTacToe.play(position, each));
  const after = valueAfter(move);
  const better = nameMove(ticTacToe.moves(position).find((each) => valueAfter(each) === value)!);
  const text =
    after === value
      ? words.checkTournament.plays(side, nameMove(move))
      : words.check.first.plays({ side, move: nameMove(move), after, better, value });
  return { move, call, text, isUnknown: false };
}

export function playGame(x: Player, o: Player): TournamentGame {
  let board = findOpening();
  const positions = [board.text];
  const replies: Reply[] = [];
  for (;;) {
    if (board.winner !== null) return { positions, replies, winner: board.winner };
    const reply = (board.toMove === 'x' ? x : o)?.[board.text];
    if (!reply) return { positions, replies, winner: null };
    replies.push(reply);
    if (reply.isUnknown) return { positions, replies, winner: null };
    // A program that makes no move has lost.
    if (reply.move === null) return { positions, replies, winner: board.toMove === 'x' ? -1 : 1 };
    board = board.next.get(reply.move)!;
    positions.push(board.text);
  }
}

export interface Standing {
  /** Index of the player. */
  readonly player: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Games that could not be finished. */
  readonly open: number;
  /** A player that beat it, by index, and the side of the loser; null if none did. */
  readonly beaten: { readonly by: number; readonly as: Side } | null;
}

/** The results if every program plays every other, once as X and once as O; in the order of the players. */
export function listStandings(players: readonly Player[]): Standing[] {
  const tallies = players.map((_, player) => ({
    player,
    wins: 0,
    draws: 0,
    losses: 0,
    open: 0,
    beaten: null as Standing['beaten'],
  }));
  const count = (index: number, by: number, as: Side, winner: number | null) => {
    const tally = tallies[index];
    const worth = winner === null ? null : as === 'x' ? winner : -winner;
    if (worth === null) tally.open++;
    else if (worth > 0) tally.wins++;
    else if (worth < 0) {
      tally.losses++;
      tally.beaten ??= { by, as };
    } else tally.draws++;
  };
  for (const [i, x] of players.entries())
    for (const [j, o] of players.entries()) {
      if (i === j) continue;
      const { winner } = playGame(x, o);
      count(i, j, 'x', winner);
      count(j, i, 'o', winner);
    }
  return tallies;
}
