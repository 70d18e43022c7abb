import { posix } from 'node:path';
import type { HtmlTagDescriptor, Rolldown } from 'vite';
import type { Page } from '../site/pages/index.ts';

/** Where a lesson stands beside its search, and its first screen shows both. */
const WIDE = '(min-width: 62.5rem)';

/**
 * Links by which a built page asks in one round for every script that it begins with and, in a wide window, for those
 * of the elements on its first screen. Else each script would be asked for when the one that imports it is there.
 */
export function preloadLinks(
  { path, opensWith = [] }: Pick<Page, 'path' | 'opensWith'>,
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
  const link = (name: string, condition: { media?: string } = {}): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: posix.relative(path, name), ...condition },
    injectTo: 'head',
  });
  return [
    ...[...begins].filter((name) => !html.includes(name)).map((name) => link(name)),
    ...[...shown].filter((name) => !begins.has(name)).map((name) => link(name, { media: WIDE })),
  ];
}
