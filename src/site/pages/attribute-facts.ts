import { html } from 'lit';
import type { AttributeKind, AttributeSpec } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import type { Fact } from './reference-parts.ts';

export function describeAttribute({
  name,
  property,
  doc,
  kind,
  isRequired,
  default: usual,
}: AttributeSpec): Fact {
  const { usual: without, required, property: called } = words.reference;
  const notes = [
    isRequired ? required : '',
    usual === undefined || kind === 'boolean' ? '' : without(usual),
    property === name ? '' : called(property),
  ];
  return { name, holds: renderValues(kind), doc, notes: notes.filter(Boolean) };
}

/** Empty if the attribute takes any text. */
export function listNamedValues(kind: AttributeKind): readonly string[] {
  if (typeof kind !== 'object') return [];
  if ('names' in kind) return kind.names;
  if ('list' in kind) return kind.list;
  return 'setting' in kind ? kind.setting.values.map(String) : [];
}

function renderValues(kind: AttributeKind) {
  const { kinds } = words.reference;
  const names = listNamedValues(kind).map((name, i) => html`${i ? ' | ' : ''}<code>${name}</code>`);
  if (typeof kind === 'string') return kinds[kind];
  if ('upTo' in kind) return kinds.upTo(kind.upTo);
  if ('list' in kind) return html`${kinds.list} ${names}`;
  if ('names' in kind) return names;
  const { kind: sort } = kind.setting;
  if (sort === 'choice' || sort === 'flag') return names;
  return sort === 'moves' ? html`${names} ${kinds.orMoves}` : kinds[sort];
}
