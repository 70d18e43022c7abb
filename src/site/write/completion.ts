import { findRow, tagPattern } from '../../catalogue/index.ts';
import type { Suggestion, Suggestions } from '../../elements/editor/suggestion-list.ts';
import { containerNames, isFlag, registry, findSpec, type SearchHostFacts } from '../../lesson/index.ts';
import type { Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { listNamedValues } from '../pages/attribute-facts.ts';
import {
  splitAtLastComma,
  suggestMoves,
  readTagSettings,
  suggestSteps,
  suggestValues,
} from './search-completion.ts';

const suggestions = words.suggestions;

/** An opening tag that is still open: its name, its complete attributes, and the start of the next one. */
const tag = new RegExp(String.raw`<(${tagPattern})((?:\s+[a-z-]+(?:="[^"]*")?)*)\s+([a-z-]*)$`);
const value = new RegExp(String.raw`<(${tagPattern})(?:\s+[a-z-]+(?:="[^"]*")?)*\s+([a-z-]+)="([^"<>]*)$`);
/** A complete tag, opening or closing. */
const wholeTag = new RegExp(`<(/?)(${tagPattern})[^<>]*>`, 'g');

/**
 * Null if nothing fits. Unless the reader asked, completes only a started word. `hosts` are the searches with an id.
 */
export function suggestCompletions(
  source: string,
  cursor: number,
  hosts: readonly SearchHostFacts[],
  isAsked: boolean,
): Suggestions | null {
  const before = source.slice(Math.max(0, cursor - 2000), cursor);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const filterSuggestions = (written: string, all: readonly Suggestion[]): Suggestions => {
    const fitting = all.filter(({ label }) => label.startsWith(written));
    return { from: cursor - written.length, all: fitting };
  };
  const closing = /<\/([a-z-]*)$/.exec(before);
  if (closing) return filterSuggestions(closing[1], suggestClosingTag(before));
  const element = /<((?:p[a-z-]*)?)$/.exec(before);
  if (element && (isAsked || element[1])) return filterSuggestions(element[1], elements);
  const ids = hosts.map(({ id }) => id);
  const inValue = value.exec(before);
  // After a value is chosen, the cursor moves out of its quotes.
  const end = source[cursor] === '"' ? { behind: -1 } : {};
  if (inValue)
    return suggestAttributeValues(
      inValue[1],
      inValue[2],
      inValue[3],
      { ids, ...findSearches(source, cursor, hosts) },
      (written, all) =>
        filterSuggestions(
          written,
          all.map((each) => ({ ...end, ...each })),
        ),
    );
  const inTag = tag.exec(before);
  if (inTag) return filterSuggestions(inTag[3], suggestAttributes(inTag[1], inTag[2]));
  const toStep = /\]\(#([\w-]+)\.step=(\d*)$/.exec(line);
  if (toStep) return filterSuggestions(toStep[2], listStepLinks(source, cursor, hosts, toStep[1]));
  const link = /\]\(#([\w-]*)$/.exec(line);
  if (link) return filterSuggestions(link[1], ids.map(suggestStepLink));
  const container = /^:::([a-z-]*)$/.exec(line);
  if (container && (isAsked || container[1])) return filterSuggestions(container[1], containers);
  return null;
}

const elements: readonly Suggestion[] = registry
  .filter(({ writtenAs }) => !writtenAs)
  .map(({ name, doc }) => ({ label: name, doc: cutFirstSentence(doc) }));

const containers: readonly Suggestion[] = containerNames.map((name) => ({
  label: name,
  doc: suggestions.container[name],
  insert: `${name} `,
}));

const suggestStepLink = (id: string): Suggestion => ({
  label: `${id}.step=`,
  doc: suggestions.step(id),
});

/** Steps for a link, which the suggestion closes. None for a comparison: its steps are those of both sides. */
function listStepLinks(
  source: string,
  cursor: number,
  hosts: readonly SearchHostFacts[],
  id: string,
): readonly Suggestion[] {
  const host = hosts.find((each) => each.id === id);
  if (!host || host.isComparison) return [];
  const end = source[cursor] === ')' ? { behind: -1 } : null;
  return suggestSteps(host.settings).map((each) => ({ ...each, ...(end ?? { insert: `${each.label})` }) }));
}

/** `own`: what the tag at the cursor searches. `about`: the search it refers to by `for`, else the one around it. */
function findSearches(
  source: string,
  cursor: number,
  hosts: readonly SearchHostFacts[],
): { readonly own: Settings; readonly about: Settings | null } {
  const start = source.lastIndexOf('<', cursor);
  const written = /^[^>]*/.exec(source.slice(start))![0];
  const id = /\sfor="([^"]*)"/.exec(written)?.[1];
  const open = listOpenTags(source.slice(0, start)).findLast(({ name }) => findRow(name)?.hosts === 'search');
  const around = open ? readTagSettings(open.text) : null;
  const named = hosts.find((host) => host.id === id)?.settings ?? null;
  return { own: readTagSettings(written), about: id === undefined ? around : named };
}

function listOpenTags(before: string): { readonly name: string; readonly text: string }[] {
  const open: { readonly name: string; readonly text: string }[] = [];
  for (const [text, slash, name] of before.matchAll(wholeTag))
    if (slash) open.splice(open.findLastIndex((each) => each.name === name));
    else open.push({ name, text });
  return open;
}

function suggestClosingTag(before: string): Suggestion[] {
  const last = listOpenTags(before).at(-1)?.name;
  return last ? [{ label: last, doc: suggestions.closes(last), insert: `${last}>` }] : [];
}

function suggestAttributes(element: string, written: string): Suggestion[] {
  const there = [...written.matchAll(/\s([a-z-]+)/g)].map(([, name]) => name);
  const own = findSpec(element)?.attributes ?? [];
  const all = [{ name: 'id', doc: suggestions.id, kind: 'text' as const }, ...own];
  return all
    .filter(({ name }) => !there.includes(name))
    .map(({ name, doc, kind }) => ({
      label: name,
      doc: cutFirstSentence(doc),
      ...(isFlag(kind) ? {} : { insert: `${name}=""`, behind: 1 }),
    }));
}

function suggestAttributeValues(
  element: string,
  name: string,
  written: string,
  { ids, own, about }: { readonly ids: readonly string[] } & ReturnType<typeof findSearches>,
  found: (written: string, all: readonly Suggestion[]) => Suggestions,
): Suggestions | null {
  const attribute = findSpec(element)?.attributes.find((each) => each.name === name);
  if (!attribute) return null;
  if (attribute.kind === 'session')
    return found(
      written,
      ids.map((id) => ({ label: id, doc: suggestions.session(id) })),
    );
  if (attribute.kind === 'step') return found(written, suggestSteps(own));
  if (attribute.kind === 'value') return about && found(...suggestValues(written, about));
  if (attribute.kind === 'node' || attribute.kind === 'moves') {
    const [before, last] = splitAtLastComma(written);
    const settings = attribute.kind === 'moves' ? own : about;
    return settings && found(last, suggestMoves(settings, before));
  }
  const isList = typeof attribute.kind === 'object' && 'list' in attribute.kind;
  const last = isList ? written.slice(written.lastIndexOf(' ') + 1) : written;
  const others = isList ? written.split(' ').slice(0, -1) : [];
  const { kind } = attribute;
  const offers = typeof kind === 'object' && 'setting' in kind ? kind.setting.offers : [];
  const all = [...new Set([...listNamedValues(kind), ...offers])].filter((label) => !others.includes(label));
  return found(
    last,
    all.map((label) => ({
      label,
      doc: label === attribute.default ? suggestions.usual : suggestions.value,
      ...(isList ? { behind: 0 } : {}),
    })),
  );
}

function cutFirstSentence(text: string): string {
  return (/^.*?[.:;](?=\s|$)/.exec(text)?.[0] ?? text).replaceAll('`', '').replace(/[:;]$/, '.');
}
