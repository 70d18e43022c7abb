/**
 * The part of highlight.js that this room uses. Its own declarations would bring the DOM into a room that has none,
 * so `tsconfig.json` maps the package to this file.
 */
interface Mode {
  scope?: string;
  begin: string;
  end?: string;
}

interface Grammar {
  name: string;
  keywords?: Record<string, string>;
  contains: Mode[];
}

/** A language, made when it is registered. */
export type LanguageFn = () => Grammar;

declare const hljs: {
  registerLanguage(name: string, language: LanguageFn): void;
  highlight(code: string, options: { language: string }): { value: string };
};

export default hljs;
