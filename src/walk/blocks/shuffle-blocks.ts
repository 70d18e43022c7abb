import { writeBlock, type BlockExercise } from './read-blocks.ts';

/** Shuffles the lines in an order that depends only on their texts, and never leaves the right ones in order. */
export function shuffleBlocks({ blocks }: BlockExercise): number[] {
  const texts = blocks.map(writeBlock);
  const draw = makeDraw(texts.join('\n'));
  const order = blocks.map((_, at) => at);
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw() % (last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  const right = order.filter((at) => blocks[at].insteadOf === null);
  const isInOrder = right.every((at, i) => i === 0 || right[i - 1] < at);
  const [first, second] = right;
  if (!isInOrder || second === undefined) return order;
  return order.map((at) => (at === first ? second : at === second ? first : at));
}

/** Pseudo-random numbers of 32 bits: FNV-1a of the text, then xorshift. */
function makeDraw(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
