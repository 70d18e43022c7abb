import type { Token } from 'marked';
import { plainProse } from './prose.ts';

/** The text of inline tokens without their markup. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'html') return '';
      if ('tokens' in token && token.tokens?.length) return textOf(token.tokens);
      if (!('text' in token)) return '';
      return token.type === 'text' ? plainProse(token.text as string) : (token.text as string);
    })
    .join('');
}
