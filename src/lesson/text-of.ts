import type { Token } from 'marked';

/** The text of inline tokens without their markup. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'html') return '';
      if ('tokens' in token && token.tokens?.length) return textOf(token.tokens);
      return 'text' in token ? (token.text as string) : '';
    })
    .join('');
}
