import { Trace } from '../../search/index.ts';
import { isBetterChild, type HandDecision } from './hand-decisions.ts';

const keptChildren = new WeakMap<Trace, Int32Array>();

/**
 * A search in which the reader makes the decisions: nothing still open is known in it. It has the columns of the
 * whole search, so that a tree keeps its place while decisions are made.
 */
export class HeldTrace extends Trace {
  override readonly kept: Int32Array;

  constructor(
    readonly whole: Trace,
    readonly open: HandDecision,
    /** Whether the reader has said that the game is over at the open node. */
    readonly isEnd: boolean,
  ) {
    super(whole.root, whole.options, readColumns(whole), whole.stopped);
    const kept = (this.kept = listKept(whole));
    const { kind, child, best } = open;
    if (kind !== 'keep' || kept[child] === best) return;
    this.kept = kept.slice();
    this.kept[child] = best;
  }

  /** Whether it is still open if the game is over at a node. */
  isUndecided(node: number): boolean {
    return node === this.open.node && this.open.kind === 'over';
  }

  /** Whether the cut at a node has not been decided yet. */
  isUncut(node: number): boolean {
    return node === this.open.node && (this.open.kind === 'keep' || this.open.kind === 'next');
  }

  /**
   * Whether a node that is not called yet may be seen, where no cut may come: once its caller goes from move to move.
   * Branches of an explicit tree are seen with their node, as nothing else says whether it has any.
   */
  isForeseen(node: number): boolean {
    const above = this.parent[node];
    if (this.cut !== null || above < 0) return false;
    const from = this.root.game.isAbstract ? this.enterStep(above) : this.exitStep(above + 1);
    return from <= this.open.step;
  }
}

/** Whether it is open if the game is over at a node. */
export function isUndecided(trace: Trace, node: number): boolean {
  return trace instanceof HeldTrace && trace.isUndecided(node);
}

/** Whether a node that is not called yet may be seen; null if the reader does not search by hand. */
export function isForeseen(trace: Trace, node: number): boolean | null {
  return trace instanceof HeldTrace ? trace.isForeseen(node) : null;
}

function readColumns(trace: Trace) {
  const { length, parent, move, ply, end, score, kind, origin, cut } = trace;
  return { length, parent, move, ply, end, score, kind, origin, cut };
}

function listKept(trace: Trace): Int32Array {
  const known = keptChildren.get(trace);
  if (known) return known;
  const kept = new Int32Array(trace.length).fill(-1);
  for (let node = 0; node < trace.length; node++) {
    let best = -1;
    for (const child of trace.children(node)) {
      if (best < 0 || isBetterChild(trace, child, best)) best = child;
      kept[child] = best;
    }
  }
  keptChildren.set(trace, kept);
  return kept;
}
