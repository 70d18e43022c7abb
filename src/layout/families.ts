import type { SubtreeShapes } from './subtree-shapes.ts';

/** How far neighbours keep apart, in columns: children of one parent, and neighbours of different parents. */
export interface Separation {
  readonly siblings: number;
  readonly cousins: number;
}

/** A place on one side of a subtree: how far right it is, and the link to the next level, −1 on the last. */
interface Place {
  x: number;
  link: number;
}

/** A place on the right side of a sibling, on the first level on which no later sibling hides it. */
interface Visible extends Place {
  readonly sibling: number;
}

/**
 * Where children stand beside their parents, for the shapes of a tree, by the rules of Buchheim, Jünger and Leipert
 * (2002). A side of a subtree is a chain of links, each so many columns to the right and on to the next; subtrees share
 * their ends, so that a family takes no longer than its children face each other, in levels.
 */
export class Families {
  /** How far right of their parents the children stand. */
  readonly offsets: number[] = [];
  readonly #first: Int32Array;
  /** How many columns to the right each link leads, and the link after it. */
  readonly #step: number[] = [];
  readonly #next: number[] = [];
  /** The link down each side of each shape. */
  readonly #leftSide: Int32Array;
  readonly #rightSide: Int32Array;

  constructor(
    private readonly shapes: SubtreeShapes,
    private readonly separation: Separation,
  ) {
    const none = () => new Int32Array(shapes.before.length).fill(-1);
    [this.#first, this.#leftSide, this.#rightSide] = [none(), none(), none()];
    this.#first[0] = 0;
  }

  /** From where on `offsets` holds the children of a shape. Those of its children must have been asked for. */
  first(shape: number): number {
    if (this.#first[shape] < 0) this.#place(shape);
    return this.#first[shape];
  }

  /** Puts every sibling as far left as those before it allow, level by level where the two sides face each other. */
  #place(family: number): void {
    const children = this.shapes.children(family);
    const x: number[] = [];
    const [shift, change] = [children.map(() => 0), children.map(() => 0)];
    // The siblings that the left side of the family follows, downwards, and those that the right side does, upwards.
    const left: Place[] = [];
    const right: Visible[] = [];
    for (const [sibling, shape] of children.entries()) {
      x[sibling] = sibling === 0 ? 0 : x[sibling - 1] + this.separation.siblings;
      const own = { x: x[sibling], link: this.#leftSide[shape] };
      let isThere = true;
      while (isThere && right.length > 0) {
        if (!this.#descend(right.at(-1)!)) right.pop();
        isThere = this.#descend(own);
        const facing = right.at(-1);
        const overlap = isThere && facing ? facing.x + this.separation.cousins - own.x : 0;
        if (!facing || overlap <= 0) continue;
        own.x += overlap;
        x[sibling] += overlap;
        const part = overlap / (sibling - facing.sibling);
        change[sibling] -= part;
        shift[sibling] += overlap;
        change[facing.sibling] += part;
      }
      if (isThere) left.push(own);
      right.push({ sibling, x: x[sibling], link: this.#rightSide[shape] });
    }

    const middle = (x[0] + x.at(-1)!) / 2;
    this.#leftSide[family] = this.#chain(left, middle);
    this.#rightSide[family] = this.#chain(right.toReversed(), middle);
    this.#first[family] = this.offsets.length;
    share(x, shift, change);
    for (const each of x) this.offsets.push(each - middle);
  }

  /** Goes a level deeper; returns whether there is one. */
  #descend(place: Place): boolean {
    const { link } = place;
    if (link < 0) return false;
    place.x += this.#step[link];
    place.link = this.#next[link];
    return true;
  }

  /** A side that goes from each of the places as deep as it leads, then on to the next; the last is shared, not copied. */
  #chain(places: readonly Place[], middle: number): number {
    const levels = [middle];
    for (const { ...place } of places.slice(0, -1)) {
      levels.push(place.x);
      while (this.#descend(place)) levels.push(place.x);
    }
    const last = places.at(-1)!;
    let next = last.link;
    levels.push(last.x);
    for (let level = levels.length - 1; level > 0; level--) {
      this.#step.push(levels[level] - levels[level - 1]);
      next = this.#next.push(next) - 1;
    }
    return next;
  }
}

/** Moves the siblings between two that were pushed apart, each by its even part of the way. */
function share(x: number[], shift: readonly number[], change: readonly number[]): void {
  let [moved, changed] = [0, 0];
  for (let sibling = x.length - 1; sibling >= 0; sibling--) {
    x[sibling] += moved;
    changed += change[sibling];
    moved += shift[sibling] + changed;
  }
}
