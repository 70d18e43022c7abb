/**
 * Numbers the shapes of subtrees, so that those that are equal share one number. A leaf is 0; every other shape is one
 * that is known with one more child on the right: `before[shape]` with a child of the shape `last[shape]`. Both have
 * smaller numbers.
 */
export class SubtreeShapes {
  readonly before = [-1];
  readonly last = [-1];
  /** The shapes by what they are made of, with open addressing; 0 where there is none. */
  #slots = new Int32Array(1024);

  /** The shape that has one more child on the right than another. */
  withChild(before: number, last: number): number {
    const slots = this.#slots;
    let slot = hash(before, last) & (slots.length - 1);
    for (let shape = slots[slot]; shape > 0; shape = slots[slot]) {
      if (this.before[shape] === before && this.last[shape] === last) return shape;
      slot = (slot + 1) & (slots.length - 1);
    }
    const shape = (slots[slot] = this.before.push(before) - 1);
    this.last.push(last);
    if (2 * shape > slots.length) this.#grow();
    return shape;
  }

  /** The shapes of the children of a node of this shape, in their order. */
  children(shape: number): number[] {
    const children: number[] = [];
    for (let at = shape; at > 0; at = this.before[at]) children.push(this.last[at]);
    return children.toReversed();
  }

  #grow(): void {
    const slots = (this.#slots = new Int32Array(2 * this.#slots.length));
    for (let shape = 1; shape < this.before.length; shape++) {
      let slot = hash(this.before[shape], this.last[shape]) & (slots.length - 1);
      while (slots[slot] > 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = shape;
    }
  }
}

/** Spreads two small numbers over 32 bits. (Multiplicative hashing, Knuth 1973.) */
function hash(before: number, last: number): number {
  const mixed = Math.imul(Math.imul(before, 0x9e3779b1) ^ last, 0x9e3779b1);
  return mixed >>> 12;
}

/** The shape of every node's subtree, for a column of parents in preorder (−1 for the root). */
export function shapeColumn(parent: ArrayLike<number>, shapes: SubtreeShapes): Int32Array {
  const shape = new Int32Array(parent.length);
  for (let next = 1; next <= parent.length; next++) {
    // What stands before a node that hangs higher up is complete, and so is all above it up to there.
    const until = next < parent.length ? parent[next] : 0;
    for (let node = next - 1; node !== until; node = parent[node])
      shape[parent[node]] = shapes.withChild(shape[parent[node]], shape[node]);
  }
  return shape;
}
