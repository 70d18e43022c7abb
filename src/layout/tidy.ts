/** How far neighbours keep apart, in columns: children of one parent, and neighbours of different parents. */
export interface Separation {
  readonly siblings: number;
  readonly cousins: number;
}

/**
 * The tidy drawing of a tree given as a column of parents in preorder (−1 for the root): every node's x in columns,
 * the root at 0. Parents stand centred over their children, equal subtrees look equal, and no two nodes of a level
 * come nearer than the separation, in linear time (Buchheim, Jünger and Leipert 2002). The columns here hold what
 * the paper keeps in a record a node; the coordinates are those of d3.tree.
 */
export function tidy(
  parent: ArrayLike<number>,
  separation: Separation = { siblings: 1, cousins: 2 },
): Float64Array {
  const tree = new TidyColumns(parent, separation);
  tree.walkUp();
  return tree.walkDown();
}

class TidyColumns {
  private readonly n: number;
  /** The last child; the first of a node that has any is the node after it. */
  private readonly lastChild: Int32Array;
  /** The sibling on the left, and the place among the siblings from 0. */
  private readonly left: Int32Array;
  private readonly place: Int32Array;
  /** The rightmost of the siblings so far whose subtree reaches deepest, per parent. */
  private readonly deepest: Int32Array;
  private readonly ancestor: Int32Array;
  private readonly thread: Int32Array;
  private readonly prelim: Float64Array;
  private readonly mod: Float64Array;
  private readonly change: Float64Array;
  private readonly shift: Float64Array;

  constructor(
    private readonly parent: ArrayLike<number>,
    private readonly separation: Separation,
  ) {
    const n = (this.n = parent.length);
    const none = () => new Int32Array(n).fill(-1);
    [this.lastChild, this.left, this.deepest, this.thread] = [none(), none(), none(), none()];
    this.place = new Int32Array(n);
    this.ancestor = new Int32Array(n);
    [this.prelim, this.mod, this.change, this.shift] = [
      new Float64Array(n),
      new Float64Array(n),
      new Float64Array(n),
      new Float64Array(n),
    ];
    for (let v = 0; v < n; v++) {
      this.ancestor[v] = v;
      const p = parent[v];
      if (p < 0) continue;
      const left = this.lastChild[p];
      this.left[v] = left;
      this.lastChild[p] = v;
      if (left >= 0) this.place[v] = this.place[left] + 1;
    }
  }

  /** Postorder: in preorder columns a node's subtree is complete when the next node hangs higher up. */
  walkUp(): void {
    for (let next = 1; next <= this.n; next++) {
      const until = next < this.n ? this.parent[next] : -1;
      for (let v = next - 1; v !== until; v = this.parent[v]) this.position(v);
    }
  }

  /** Preorder: adds up what the ancestors were moved by, relative to the root. */
  walkDown(): Float64Array {
    const { parent, prelim, mod } = this;
    for (let v = 0; v < this.n; v++) {
      const above = parent[v] < 0 ? -prelim[v] : mod[parent[v]];
      prelim[v] += above;
      mod[v] += above;
    }
    return prelim;
  }

  private position(v: number): void {
    const { prelim, left } = this;
    if (left[v] >= 0) prelim[v] = prelim[left[v]] + this.separation.siblings;
    if (this.lastChild[v] >= 0) {
      this.executeShifts(v);
      const midpoint = (prelim[v + 1] + prelim[this.lastChild[v]]) / 2;
      if (left[v] >= 0) this.mod[v] = prelim[v] - midpoint;
      else prelim[v] = midpoint;
    }
    const p = this.parent[v];
    if (p < 0) return;
    const siblings = p + 1;
    const deepest = this.deepest[p] < 0 ? siblings : this.deepest[p];
    this.deepest[p] = left[v] < 0 ? deepest : this.apportion(v, siblings, deepest);
  }

  /** Moves the subtree of `v` right until it clears the siblings before it, level by level along the two contours. */
  private apportion(v: number, siblings: number, deepest: number): number {
    const { mod, prelim, parent, thread, ancestor } = this;
    let [innerRight, outerRight, innerLeft, outerLeft] = [v, v, this.left[v], siblings];
    let [sumInnerRight, sumOuterRight] = [mod[v], mod[v]];
    let [sumInnerLeft, sumOuterLeft] = [mod[innerLeft], mod[siblings]];
    for (;;) {
      const [nextLeft, nextRight] = [this.rightContour(innerLeft), this.leftContour(innerRight)];
      if (nextLeft < 0 || nextRight < 0) {
        if (nextLeft >= 0 && this.rightContour(outerRight) < 0) {
          thread[outerRight] = nextLeft;
          mod[outerRight] += sumInnerLeft - sumOuterRight;
        }
        if (nextRight >= 0 && this.leftContour(outerLeft) < 0) {
          thread[outerLeft] = nextRight;
          mod[outerLeft] += sumInnerRight - sumOuterLeft;
          return v;
        }
        return deepest;
      }
      innerLeft = nextLeft;
      innerRight = nextRight;
      outerLeft = this.leftContour(outerLeft);
      outerRight = this.rightContour(outerRight);
      ancestor[outerRight] = v;
      const apart =
        parent[innerLeft] === parent[innerRight] ? this.separation.siblings : this.separation.cousins;
      const overlap = prelim[innerLeft] + sumInnerLeft - prelim[innerRight] - sumInnerRight + apart;
      if (overlap > 0) {
        const from = ancestor[innerLeft];
        this.moveSubtree(parent[from] === parent[v] ? from : deepest, v, overlap);
        sumInnerRight += overlap;
        sumOuterRight += overlap;
      }
      sumInnerLeft += mod[innerLeft];
      sumInnerRight += mod[innerRight];
      sumOuterLeft += mod[outerLeft];
      sumOuterRight += mod[outerRight];
    }
  }

  /** Moves `to` and notes that the siblings between it and `from` share the move evenly. */
  private moveSubtree(from: number, to: number, distance: number): void {
    const share = distance / (this.place[to] - this.place[from]);
    this.change[to] -= share;
    this.shift[to] += distance;
    this.change[from] += share;
    this.prelim[to] += distance;
    this.mod[to] += distance;
  }

  private executeShifts(v: number): void {
    let [moved, change] = [0, 0];
    for (let child = this.lastChild[v]; child >= 0; child = this.left[child]) {
      this.prelim[child] += moved;
      this.mod[child] += moved;
      change += this.change[child];
      moved += this.shift[child] + change;
    }
  }

  /** The next node down the left edge of a subtree: its first child, or where the thread leads; −1 at the end. */
  private leftContour(v: number): number {
    return this.lastChild[v] >= 0 ? v + 1 : this.thread[v];
  }

  private rightContour(v: number): number {
    return this.lastChild[v] >= 0 ? this.lastChild[v] : this.thread[v];
  }
}
