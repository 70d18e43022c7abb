import type { Token, Tokens } from 'marked';
import { glossary, type GlossaryTerm } from '../words/index.ts';
import type { ContainerToken } from './containers.ts';

export type ProsePiece = string | { readonly term: GlossaryTerm; readonly text: string };

/** Containers with prose that is visible without opening or answering anything. */
const open = new Set(['note', 'warning', 'page', 'screen']);

/** Tokens that are not running text, or already linked. */
const closed = new Set(['heading', 'link', 'image', 'code', 'codespan', 'html', 'table', 'blockquote']);

const linked = glossary.filter(({ isEveryday }) => !isEveryday);

const patterns = new Map(linked.map((term) => [term, makePattern(term)]));

/** The pieces of each text token with a first use. `isProse` tells paragraphs of words from those of elements. */
export function findFirstUses(
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
    const pieces = splitAtTerms((token as Tokens.Text).text, waiting);
    if (pieces.length > 1 || typeof pieces[0] === 'object') uses.set(token, pieces);
  };
  tokens.forEach(visit);
  return uses;
}

function splitAtTerms(text: string, waiting: Set<GlossaryTerm>): ProsePiece[] {
  let first: { at: number; text: string; term: GlossaryTerm } | null = null;
  for (const term of waiting) {
    const found = patterns.get(term)!.exec(text);
    if (!found) continue;
    // If two terms match, the longer one wins: depth-penalised scoring, not depth.
    if (!first || found.index < first.at || (found.index === first.at && found[0].length > first.text.length))
      first = { at: found.index, text: found[0], term };
  }
  if (!first) return text ? [text] : [];
  waiting.delete(first.term);
  const { term, at } = first;
  const before = text.slice(0, at);
  const after = splitAtTerms(text.slice(at + first.text.length), waiting);
  return [...(before ? [before] : []), { term, text: first.text }, ...after];
}

/** Matches a term as a whole word; names in capitals match only in capitals. */
function makePattern({ term, forms = [] }: GlossaryTerm): RegExp {
  const all = [term, ...forms].toSorted((a, b) => b.length - a.length);
  const words = all.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, term === term.toUpperCase() ? '' : 'i');
}
