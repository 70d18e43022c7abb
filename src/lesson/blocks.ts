import type { Token } from 'marked';

/** Where a token stands that is in no other: offsets of the source, and whether no tag is open before it. */
export interface TokenPlace {
  readonly start: number;
  readonly end: number;
  readonly isAtRest: boolean;
}

/** Tokens that stand by themselves: no tag reaches out of them. Offsets of the source. */
export interface Block {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
}

/** Divides neighbouring tokens into blocks. */
export function blocksIn(tokens: readonly Token[], places: ReadonlyMap<Token, TokenPlace>): Block[] {
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
