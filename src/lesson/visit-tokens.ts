import type { Token, Tokens } from 'marked';
import type { ContainerToken } from './containers.ts';
import type { Excerpt } from './excerpt.ts';

/** Called with every token, outer before inner, in the order of the source. */
export interface Visitor {
  enter(token: Token, excerpt: Excerpt, parents: readonly Token[]): void;
  leave(token: Token): void;
}

/** Visits tokens with the excerpt of each. `excerpt` is the text that `tokens` were lexed from. */
export function visitTokens(
  tokens: readonly Token[],
  excerpt: Excerpt,
  visitor: Visitor,
  parents: Token[] = [],
): void {
  let at = 0;
  for (const token of tokens) {
    // The box of a task is not part of its item's text.
    const length = excerpt.text.startsWith(token.raw, at) ? token.raw.length : 0;
    const own = excerpt.slice(at, at + length);
    visitor.enter(token, own, parents);
    parents.push(token);
    for (const part of listParts(token, own)) visitTokens(part.tokens, part.excerpt, visitor, parents);
    parents.pop();
    visitor.leave(token);
    at += length;
  }
}

interface Part {
  readonly tokens: readonly Token[];
  readonly excerpt: Excerpt;
}

function listParts(token: Token, excerpt: Excerpt): Part[] {
  switch (token.type) {
    case 'list':
      return [{ tokens: (token as Tokens.List).items, excerpt }];
    case 'table':
      return listTableCells(token as Tokens.Table, excerpt);
    case 'container':
      return listContainerParts(token as ContainerToken, excerpt);
    default:
      return 'tokens' in token && token.tokens && 'text' in token
        ? [{ tokens: token.tokens, excerpt: excerpt.inside(token.text as string) }]
        : [];
  }
}

function listTableCells({ header, rows }: Tokens.Table, excerpt: Excerpt): Part[] {
  let at = 0;
  return [header, ...rows].flat().map(({ text, tokens }) => {
    const found = excerpt.text.indexOf(text, at);
    const cell = excerpt.slice(at).inside(text);
    if (found >= 0) at = found + text.length;
    return { tokens, excerpt: cell };
  });
}

function listContainerParts(token: ContainerToken, excerpt: Excerpt): Part[] {
  const { title, titleTokens, text, tokens = [] } = token;
  const body = excerpt.text.indexOf('\n') + 1;
  const first = excerpt.slice(0, body);
  return [
    { tokens: titleTokens, excerpt: first.inside(title) },
    { tokens, excerpt: excerpt.slice(body).inside(text) },
  ];
}
