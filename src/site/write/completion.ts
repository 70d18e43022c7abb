import { rowOf } from '../../catalogue/index.ts';
import type { Suggestion, Suggestions } from '../../elements/editor/suggestion-list.ts';
import { containerNames, isFlag, registry, specOf, type SearchHostFacts } from '../../lesson/index.ts';
import type { Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { namedValues } from '../pages/attribute-facts.ts';
import { atLastComma, movesAfter, settingsIn, stepsOf, valuesAfter } from './search-completion.ts';

const said = words.suggestions;

/** An opening tag that is still open: its name, its complete attributes, and the start of the next one. */
const tag = /<(ply-[a-z]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s+([a-z-]*)$/;
const value = /<(ply-[a-z]+)(?:\s+[a-z-]+(?:="[^"]*")?)*\s+([a-z-]+)="([^"<>]*)$/;

/** Null if nothing fits. Unless asked, completes only what has begun. `hosts` are the searches with an id. */
export function completionAt(
  source: string,
  cursor: number,
  hosts: readonly SearchHostFacts[],
  isAsked: boolean,
): Suggestions | null {
  const before = source.slice(Math.max(0, cursor - 2000), cursor);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const found = (written: string, all: readonly Suggestion[]): Suggestions => {
    const fitting = all.filter(({ label }) => label.startsWith(written));
    return { from: cursor - written.length, all: fitting };
  };
  const closing = /<\/([a-z-]*)$/.exec(before);
  if (closing) return found(closing[1], closers(before));
  const element = /<((?:p[a-z-]*)?)$/.exec(before);
  if (element && (isAsked || element[1])) return found(element[1], elements);
  const ids = hosts.map(({ id }) => id);
  const inValue = value.exec(before);
  // After a value is chosen, the cursor moves out of its quotes.
  const end = source[cursor] === '"' ? { behind: -1 } : {};
  if (inValue)
    return valuesOf(
      inValue[1],
      inValue[2],
      inValue[3],
      { ids, ...searchesAt(source, cursor, hosts) },
      (written, all) =>
        found(
          written,
          all.map((each) => ({ ...end, ...each })),
        ),
    );
  const inTag = tag.exec(before);
  if (inTag) return found(inTag[3], attributesOf(inTag[1], inTag[2]));
  const toStep = /\]\(#([\w-]+)\.step=(\d*)$/.exec(line);
  if (toStep) return found(toStep[2], stepLinks(source, cursor, hosts, toStep[1]));
  const link = /\]\(#([\w-]*)$/.exec(line);
  if (link) return found(link[1], ids.map(stepOf));
  const container = /^:::([a-z-]*)$/.exec(line);
  if (container && (isAsked || container[1])) return found(container[1], containers);
  return null;
}

const elements: readonly Suggestion[] = registry
  .filter(({ writtenAs }) => !writtenAs)
  .map(({ name, doc }) => ({ label: name, doc: firstSentence(doc) }));

const containers: readonly Suggestion[] = containerNames.map((name) => ({
  label: name,
  doc: said.container[name],
  insert: `${name} `,
}));

const stepOf = (id: string): Suggestion => ({
  label: `${id}.step=`,
  doc: said.step(id),
});

/** Steps for a link, which the suggestion closes. None for a comparison: its steps are those of both sides. */
function stepLinks(
  source: string,
  cursor: number,
  hosts: readonly SearchHostFacts[],
  id: string,
): readonly Suggestion[] {
  const host = hosts.find((each) => each.id === id);
  if (!host || host.isComparison) return [];
  const end = source[cursor] === ')' ? { behind: -1 } : null;
  return stepsOf(host.settings).map((each) => ({ ...each, ...(end ?? { insert: `${each.label})` }) }));
}

/** `own`: what the tag at the cursor searches. `about`: the search it refers to by `for`, else the one around it. */
function searchesAt(
  source: string,
  cursor: number,
  hosts: readonly SearchHostFacts[],
): { readonly own: Settings; readonly about: Settings | null } {
  const start = source.lastIndexOf('<', cursor);
  const written = /^[^>]*/.exec(source.slice(start))![0];
  const id = /\sfor="([^"]*)"/.exec(written)?.[1];
  const open = openTags(source.slice(0, start)).findLast(({ name }) => rowOf(name)?.hosts === 'search');
  const around = open ? settingsIn(open.text) : null;
  const named = hosts.find((host) => host.id === id)?.settings ?? null;
  return { own: settingsIn(written), about: id === undefined ? around : named };
}

/** Tags still open at the end of a text, innermost last. */
function openTags(before: string): { readonly name: string; readonly text: string }[] {
  const open: { readonly name: string; readonly text: string }[] = [];
  for (const [text, slash, name] of before.matchAll(/<(\/?)(ply-[a-z]+)[^<>]*>/g))
    if (slash) open.splice(open.findLastIndex((each) => each.name === name));
    else open.push({ name, text });
  return open;
}

function closers(before: string): Suggestion[] {
  const last = openTags(before).at(-1)?.name;
  return last ? [{ label: last, doc: said.closes(last), insert: `${last}>` }] : [];
}

function attributesOf(element: string, written: string): Suggestion[] {
  const there = [...written.matchAll(/\s([a-z-]+)/g)].map(([, name]) => name);
  const own = specOf(element)?.attributes ?? [];
  const all = [{ name: 'id', doc: said.id, kind: 'text' as const }, ...own];
  return all
    .filter(({ name }) => !there.includes(name))
    .map(({ name, doc, kind }) => ({
      label: name,
      doc: firstSentence(doc),
      ...(isFlag(kind) ? {} : { insert: `${name}=""`, behind: 1 }),
    }));
}

function valuesOf(
  element: string,
  name: string,
  written: string,
  { ids, own, about }: { readonly ids: readonly string[] } & ReturnType<typeof searchesAt>,
  found: (written: string, all: readonly Suggestion[]) => Suggestions,
): Suggestions | null {
  const attribute = specOf(element)?.attributes.find((each) => each.name === name);
  if (!attribute) return null;
  if (attribute.kind === 'session')
    return found(
      written,
      ids.map((id) => ({ label: id, doc: said.session(id) })),
    );
  if (attribute.kind === 'step') return found(written, stepsOf(own));
  if (attribute.kind === 'value') return about && found(...valuesAfter(written, about));
  if (attribute.kind === 'node' || attribute.kind === 'moves') {
    const [before, last] = atLastComma(written);
    const settings = attribute.kind === 'moves' ? own : about;
    return settings && found(last, movesAfter(settings, before));
  }
  const isList = typeof attribute.kind === 'object' && 'list' in attribute.kind;
  const last = isList ? written.slice(written.lastIndexOf(' ') + 1) : written;
  const others = isList ? written.split(' ').slice(0, -1) : [];
  const { kind } = attribute;
  const offers = typeof kind === 'object' && 'setting' in kind ? kind.setting.offers : [];
  const all = [...new Set([...namedValues(kind), ...offers])].filter((label) => !others.includes(label));
  return found(
    last,
    all.map((label) => ({
      label,
      doc: label === attribute.default ? said.usual : said.value,
      ...(isList ? { behind: 0 } : {}),
    })),
  );
}

function firstSentence(text: string): string {
  return (/^.*?[.:;](?=\s|$)/.exec(text)?.[0] ?? text).replaceAll('`', '').replace(/[:;]$/, '.');
}
