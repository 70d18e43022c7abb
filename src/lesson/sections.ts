import type { Token } from 'marked';
import type { Section } from './lesson-page.ts';
import type { Heading } from './page-reader.ts';

/** Renders a lesson section by section, as the presenter shows it; a section begins at each heading of level 2. */
export function renderSections(
  tokens: readonly Token[],
  headingOf: (token: Token) => Heading | undefined,
  render: (tokens: readonly Token[]) => string,
): Section[] {
  const starts = tokens.flatMap((token, i) => (token.type === 'heading' && token.depth === 2 ? [i] : []));
  const bounds = [0, ...starts.filter((start) => start > 0), tokens.length];
  return bounds
    .slice(0, -1)
    .map((start, i) => tokens.slice(start, bounds[i + 1]))
    .filter((part) => part.some(({ type }) => type !== 'space' && type !== 'def'))
    .map((part) => {
      const heading = headingOf(part[0]);
      const isTitled = heading?.level === 2;
      return {
        id: isTitled ? heading.id : '',
        title: isTitled ? heading.text : '',
        html: `<section>\n${render(part)}</section>`,
        notes: notesIn(part).map(render),
      };
    });
}

/** The insides of the teacher's notes among tokens, at any depth. */
function notesIn(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap((token) => {
    const inside = 'tokens' in token ? (token.tokens ?? []) : [];
    return token.type === 'container' && token.name === 'notes' ? [inside] : notesIn(inside);
  });
}
