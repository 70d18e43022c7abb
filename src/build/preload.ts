import { posix } from 'node:path';
import type { HtmlTagDescriptor, Rolldown } from 'vite';
import type { Page } from '../site/pages/index.ts';

/** Where a lesson stands beside its search, and its first screen shows both. */
const WIDE = '(width >= 64rem)';

/** The fonts with which every page begins, and a lesson besides. */
const fonts = ['inter', 'literata'];
const lessonFonts = ['literata-italic', 'jetbrains-mono-regular', 'jetbrains-mono-bold'];

/**
 * Links by which a built page asks in one round for its fonts, for every script that it begins with and, in a wide window,
 * for those of the elements on its first screen. Else each script would be asked for when the one that imports it is
 * there, and the whole text would be laid out once more with its own fonts.
 */
export function preloadLinks(
  { path, entry: kind, opensWith = [] }: Pick<Page, 'path' | 'entry' | 'opensWith'>,
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
  const begins = withImports([entry]);
  const shown = withImports(
    chunks.filter(({ moduleIds }) =>
      opensWith.some((element) => moduleIds.some((id) => id.endsWith(`/${element}.ts`))),
    ),
  );
  const wanted = [...fonts, ...(kind === 'lesson' ? lessonFonts : [])].map((font) => `${font}.woff2`);
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
    ...[...begins].filter((name) => !html.includes(name)).map((name) => link(name, script)),
    ...[...shown].filter((name) => !begins.has(name)).map((name) => link(name, { ...script, media: WIDE })),
  ];
}
