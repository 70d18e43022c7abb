import type { Token } from 'marked';

/** Offsets of a top-level token in the source, and whether no tag is open before it. */
export interface TokenPlace {
  readonly start: number;
  readonly end: number;
  readonly isAtRest: boolean;
}

/** Tokens that no tag reaches out of, with their offsets in the source. */
export interface Block {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
}

export function divideIntoBlocks(tokens: readonly Token[], places: ReadonlyMap<Token, TokenPlace>): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    const { start, end, isAtRest } = places.get(token)!;
    const last = blocks.at(-1);
    if (last && (!isAtRest || token.type === 'space'))
      blocks.splice(-1, 1, { ...last, tokens: [...last.tokens, token], end });
    else if (token.type !== 'space') blocks.push({ tokens: [token], start, end });
  }
  return blocks;
}
