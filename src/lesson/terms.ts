import type { Token, Tokens } from 'marked';
import { glossary, type GlossaryTerm } from '../words/index.ts';
import type { ContainerToken } from './containers.ts';

/** A piece of prose: as it is, or a use of a term that leads to the glossary. */
export type ProsePiece = string | { readonly term: GlossaryTerm; readonly text: string };

/** Prose that readers meet on their way; what must be opened first, or answered, is none. */
const open = new Set(['note', 'warning']);

/** What is no running text, or has another address already. */
const closed = new Set(['heading', 'link', 'image', 'code', 'codespan', 'html', 'table', 'blockquote']);

const linked = glossary.filter(({ isEveryday }) => !isEveryday);

/** How prose writes each of them. */
const patterns = new Map(linked.map((term) => [term, pattern(term)]));

/**
 * The first use of every term in the prose of a lesson: for each token of text that has one, its pieces.
 * `isProse` tells paragraphs of words from those that hold elements alone.
 */
export function firstUses(
  tokens: readonly Token[],
  isProse: (token: Token) => boolean,
): ReadonlyMap<Token, readonly ProsePiece[]> {
  const uses = new Map<Token, readonly ProsePiece[]>();
  const waiting = new Set(linked);
  const visit = (token: Token): void => {
    if (closed.has(token.type) || !isProse(token)) return;
    if (token.type === 'container' && !open.has((token as ContainerToken).name)) return;
    const inside = token.type === 'list' ? (token as Tokens.List).items : 'tokens' in token && token.tokens;
    if (inside) return inside.forEach(visit);
    if (token.type !== 'text') return;
    const pieces = split((token as Tokens.Text).text, waiting);
    if (pieces.length > 1 || typeof pieces[0] === 'object') uses.set(token, pieces);
  };
  tokens.forEach(visit);
  return uses;
}

/** Parts a text at the terms that still wait for their first use. */
function split(text: string, waiting: Set<GlossaryTerm>): ProsePiece[] {
  let first: { at: number; text: string; term: GlossaryTerm } | null = null;
  for (const term of waiting) {
    const found = patterns.get(term)!.exec(text);
    if (!found) continue;
    // Of two at one place the longer one is meant: the depth-penalised scoring, not the depth.
    if (!first || found.index < first.at || (found.index === first.at && found[0].length > first.text.length))
      first = { at: found.index, text: found[0], term };
  }
  if (!first) return text ? [text] : [];
  waiting.delete(first.term);
  const { term, at } = first;
  const before = text.slice(0, at);
  const after = split(text.slice(at + first.text.length), waiting);
  return [...(before ? [before] : []), { term, text: first.text }, ...after];
}

/** How prose writes a term, as a whole word; names in capitals are never meant in small letters. */
function pattern({ term, forms = [] }: GlossaryTerm): RegExp {
  const all = [term, ...forms].toSorted((a, b) => b.length - a.length);
  const words = all.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, term === term.toUpperCase() ? '' : 'i');
}
