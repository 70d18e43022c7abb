import { posix } from 'node:path';
import type { HtmlTagDescriptor, Rolldown } from 'vite';
import type { Page } from '../site/pages/index.ts';

/** From this width on, a lesson is next to its search, and the first screen shows both. */
const WIDE = '(width >= 64rem)';

const [ui, prose, code] = [['inter'], ['literata'], ['jetbrains-mono-regular', 'jetbrains-mono-bold']];

/** The fonts of the first screen. */
const fonts: Partial<Record<Page['entry'], readonly string[]>> = {
  lesson: [...ui, ...prose, 'literata-italic', ...code],
  explore: [...ui, ...code],
  compare: ui,
  code: [...ui, ...code],
};

/**
 * Vite puts what an entry imports into scripts of their own, and the page would be laid out and painted between them. The
 * last imports the others.
 */
export function keepLastScript(html: string): string {
  const scripts = html.match(/<script type="module"[^>]* src="[^"]*"><\/script>\s*/g) ?? [];
  return scripts.slice(0, -1).reduce((rest, script) => rest.replace(script, ''), html);
}

/**
 * Loads all scripts in one round trip. Otherwise each would wait for its importer, and the text would be laid out
 * twice.
 */
export function writePreloadLinks(
  {
    path,
    entry: kind,
    opensWith = [],
    goesOnWith = [],
  }: Pick<Page, 'path' | 'entry' | 'opensWith' | 'goesOnWith'>,
  html: string,
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (all: readonly Rolldown.OutputChunk[]): Set<string> => {
    const names = new Set(all.map(({ fileName }) => fileName));
    for (const name of names)
      for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(each);
    return names;
  };
  const filesOf = (elements: readonly string[]) =>
    withImports(
      chunks.filter(({ moduleIds }) =>
        elements.some((element) => moduleIds.some((id) => id.endsWith(`/${element}.ts`))),
      ),
    );
  const begins = withImports([entry]);
  const shown = filesOf(opensWith);
  const next = filesOf(goesOnWith);
  const wanted = (fonts[kind] ?? [...ui, ...prose]).map((font) => `${font}.woff2`);
  const files = Object.values(bundle).filter(
    (output) => output.type === 'asset' && output.names.some((name) => wanted.includes(name)),
  );
  const link = (name: string, attributes: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...attributes, crossorigin: true, href: posix.relative(path, name) },
    injectTo: 'head',
  });
  const script = { rel: 'modulepreload' };
  return [
    ...files.map(({ fileName }) => link(fileName, { rel: 'preload', as: 'font', type: 'font/woff2' })),
    // An entry is the script of the page, or leaves no file where it only imports.
    ...[...begins]
      .filter((name) => name !== entry.fileName && !html.includes(name))
      .map((name) => link(name, script)),
    ...[...shown].filter((name) => !begins.has(name)).map((name) => link(name, { ...script, media: WIDE })),
    ...[...next]
      .filter((name) => !begins.has(name) && !shown.has(name))
      .map((name) => link(name, { ...script, media: WIDE, fetchpriority: 'low' })),
  ];
}
