import type { Move, Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import type { Algorithm, Knowledge } from './algorithms.ts';
import { Columns, Kind } from './columns.ts';
import { evaluate, findEvaluationScale } from './evaluate.ts';
import type { ResolvedOptions } from './options.ts';
import { orderMoves } from './order.ts';
import { shiftScore, scoreOutcome } from './scoring.ts';
import { decideBound, TranspositionTable } from './transposition-table.ts';

/** An open call, one per ply, so that a search can pause between any two calls. */
interface Call extends Knowledge {
  readonly node: number;
  readonly position: Position;
  readonly moves: readonly Move[];
  called: number;
  readonly entry: readonly [alpha: number, beta: number];
  readonly key: number;
}

/**
 * Runs any algorithm in one loop with its own stack, so that a search can be sliced; the depth limit is Shannon's
 * (1950). Plain minimax records the same as `PlainTree`, only slower.
 */
export class Searcher {
  readonly columns: Columns;
  /** The best move of each interior node by position key: the next search of an iterative deepening tries it first. */
  readonly bestMoves = new Map<number, Move>();
  readonly #stack: Call[] = [];
  readonly #table: TranspositionTable | null;
  readonly #scale: number;
  readonly #algorithm: Algorithm;
  #isDone = false;

  constructor(
    readonly root: Position,
    readonly options: ResolvedOptions,
    /** Moves to try first, by position key. */
    private readonly preferred: ReadonlyMap<number, Move> = new Map(),
  ) {
    this.#algorithm = options.algorithm;
    this.#table = options.memo ? new TranspositionTable(root, options.memo, options) : null;
    this.#scale = findEvaluationScale(root.game, options) ?? 1;
    this.columns = new Columns({ origin: this.#table !== null, cut: this.#algorithm.hasWindow });
    this.#call(root, -1);
  }

  get open(): readonly Readonly<Call>[] {
    return this.#stack;
  }

  /** Searches until the end or until there are this many nodes; returns whether it ended. */
  advance(nodes: number): boolean {
    const { columns } = this;
    while (!this.#isDone) {
      const top = this.#stack[this.#stack.length - 1];
      if (top.called === top.moves.length || top.alpha >= top.beta) this.#return(top);
      else if (columns.length >= nodes) return false;
      else {
        const move = top.moves[top.called++];
        this.#call(top.position.game.play(top.position, move), move);
      }
    }
    return true;
  }

  /** Closes all open nodes for good; returns the one that was called last, −1 if none was open. */
  halt(): number {
    const last = this.#stack.at(-1)?.node ?? -1;
    for (const { node, best } of this.#stack.toReversed())
      this.columns.close(node, Kind.interior, Number.isFinite(best) ? best : 0);
    this.#stack.length = 0;
    this.#isDone = true;
    this.columns.trim();
    return last;
  }

  #call(position: Position, move: Move): void {
    const { columns, options } = this;
    const { game } = position;
    const ply = this.#stack.length;
    const above = this.#stack[ply - 1];
    const node = columns.open(above?.node ?? -1, move, ply);
    const outcome = game.outcome(position);
    if (outcome !== null) return this.#close(node, Kind.terminal, scoreOutcome(outcome, ply, options));

    if (ply === options.depthLimit) {
      return this.#close(node, Kind.frontier, evaluate(position, options.max, this.#scale));
    }

    const alpha = above?.alpha ?? -Infinity;
    const beta = above?.beta ?? Infinity;
    const key = this.#table?.findKey(position) ?? -1;
    const known = this.#table?.find(key, ply);
    if (known) {
      const score = shiftScore(columns.score[known.node], columns.ply[known.node], ply, options);
      const says = known.bound === 'exact' ? 'exact' : decideBound(score, alpha, beta);
      if (says === known.bound) {
        columns.origin![node] = known.node;
        return this.#close(node, Kind.hit, score);
      }
    }
    const isMax = position.toMove === options.max;
    const best = isMax ? -Infinity : Infinity;
    const moves = this.#orderMoves(position);
    const entry = [alpha, beta] as const;
    this.#stack.push({
      node,
      position,
      isMax,
      moves,
      called: 0,
      best,
      bestMove: -1,
      alpha,
      beta,
      entry,
      key,
    });
  }

  #orderMoves(position: Position): readonly Move[] {
    const { game } = position;
    const moves = orderMoves(position, this.options);
    if (moves.length === 0) throw new Error(words.errors.noMoves(game.format(position)));
    const first = this.preferred.get(game.key(position) ?? -1);
    return first !== undefined && moves.includes(first)
      ? [first, ...moves.filter((move) => move !== first)]
      : moves;
  }

  #return({ node, position, moves, called, best, bestMove, entry, key }: Call): void {
    const { columns, options } = this;
    const ply = this.#stack.length - 1;
    this.#stack.pop();
    for (const move of moves.slice(called)) columns.cut![node] |= 1 << move;
    this.#table?.store(key, ply, { node, bound: decideBound(best, ...entry) });
    if (options.deepening) this.bestMoves.set(position.game.key(position) ?? -1, bestMove);
    this.#close(node, Kind.interior, best);
  }

  #close(node: number, kind: Kind, score: number): void {
    const { columns } = this;
    columns.close(node, kind, score);
    const above = this.#stack.at(-1);
    if (!above) {
      this.#isDone = true;
      columns.trim();
    } else this.#algorithm.take(above, score, columns.move[node]);
  }
}
