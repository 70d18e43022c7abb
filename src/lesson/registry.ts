import { findRow } from '../catalogue/index.ts';
import { words } from '../words/index.ts';
import { settings, toKebabCase, type SettingTable } from '../search/index.ts';
import type { Described, DescribedAttribute } from './described.ts';
import type { AttributeKind, AttributeSpec, ElementSpec } from './element-spec.ts';
import described from './elements.json' with { type: 'json' };

/** Attributes whose type does not tell how to read them. A name means the same on every element. */
const readings: Readonly<Record<string, AttributeKind>> = {
  against: 'rivals',
  call: 'text',
  reads: 'text',
  fade: { upTo: 9 },
  file: 'text',
  for: 'session',
  game: 'game',
  left: 'options',
  most: { upTo: 12 },
  moves: 'moves',
  node: 'node',
  position: 'position',
  right: 'options',
  'scoring-o': { setting: settings.scoring },
  'scoring-x': { setting: settings.scoring },
  source: 'text',
  step: 'step',
  what: 'value',
};

export function listSettingAttributes<Table extends SettingTable>(
  table: Table,
  docs: Readonly<Record<keyof Table, string>>,
): readonly AttributeSpec[] {
  return Object.entries(table).map(([name, setting]) => ({
    name: toKebabCase(name),
    property: name,
    doc: docs[name],
    kind: { setting },
    ...(setting.default === null ? {} : { default: setting.default }),
  }));
}

export const registry: readonly ElementSpec[] = (described as readonly Described[]).map(makeSpec);

export function findSpec(name: string): ElementSpec | undefined {
  return registry.find((spec) => spec.name === name);
}

function makeSpec(element: Described): ElementSpec {
  const { hasSettings, ...facts } = element;
  const row = findRow(facts.name);
  if (!row) throw new Error(`${facts.name}: no such element; add its row to src/catalogue/elements.ts`);
  const { lesson, ...rest } = row;
  const { required, ...use } = lesson;
  const own = facts.attributes.map((attribute): AttributeSpec => ({
    ...attribute,
    kind: readAttributeKind(attribute, facts.name),
    ...(required.includes(attribute.name) ? { isRequired: true } : {}),
  }));
  const attributes = hasSettings ? [...listSettingAttributes(settings, words.settingDocs), ...own] : own;
  return { ...facts, ...rest, ...use, attributes, session: use.writtenAs ? 'none' : readSessionUse(element) };
}

function readAttributeKind(
  { name, type, values, isList }: DescribedAttribute,
  element: string,
): AttributeKind {
  if (values) return isList ? { list: values } : { names: values };
  if (type === 'boolean') return 'boolean';
  const reading = readings[name];
  if (!reading)
    throw new Error(
      `${element}: nobody knows how "${name}" is read; name its values by its type, or add it to src/lesson/registry.ts`,
    );
  return reading;
}

function readSessionUse({ ancestors, attributes, hasSettings }: Described): ElementSpec['session'] {
  const has = (name: string) => attributes.some((attribute) => attribute.name === name);
  if (ancestors.includes('TraceHost')) return 'hosts';
  // An element with settings runs its own search: a session that it names is not the one it shows.
  if (!has('for') || hasSettings) return 'none';
  return has('position') ? 'or position' : 'needs';
}
