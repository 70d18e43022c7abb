import type { Setting } from '../search/index.ts';
import type { AttributeKind, ElementSpec } from './element-spec.ts';
import { registry } from './registry.ts';

/** The module in which all elements are defined, as the package names it. */
const module = 'plybook.js';

/** The elements in the form of `custom-elements.json`, schema 2.1.0, which editors and catalogues read. */
export function customElementsManifest(): object {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: registry.map(declaration),
        exports: registry.map(({ name }) => ({
          kind: 'custom-element-definition',
          name,
          declaration: { name: className(name), module },
        })),
      },
    ],
  };
}

function declaration({ name, doc, attributes, properties = [], events = [] }: ElementSpec): object {
  return {
    kind: 'class',
    customElement: true,
    name: className(name),
    tagName: name,
    description: doc,
    superclass: { name: 'LitElement', package: 'lit' },
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.doc,
      type: { text: typeText(attribute.kind) },
      ...(attribute.default === undefined ? {} : { default: attribute.default }),
    })),
    members: properties.map((property) => ({
      kind: 'field',
      name: property.name,
      description: property.doc,
      type: { text: property.type },
      ...(property.isReadonly ? { readonly: true } : {}),
    })),
    events: events.map((event) => ({ name: event.name, description: event.doc, type: { text: event.type } })),
  };
}

function typeText(kind: AttributeKind): string {
  if (typeof kind === 'object' && 'setting' in kind) return settingType(kind.setting);
  if (typeof kind === 'object' && 'list' in kind) return 'string';
  if (typeof kind === 'object' && 'upTo' in kind) return 'number';
  if (typeof kind === 'object') return kind.names.map((name) => `'${name}'`).join(' | ');
  if (kind === 'boolean') return 'boolean';
  return kind === 'step' ? 'number' : 'string';
}

/** What a setting may be, as TypeScript writes it; an order may be a list of moves as well. */
function settingType({ kind, values }: Setting): string {
  if (kind === 'count' || kind === 'amount') return 'number';
  return kind === 'choice' || kind === 'flag'
    ? values.map((value) => `'${String(value)}'`).join(' | ')
    : 'string';
}

/** `ply-search` is defined by the class `PlySearch`. */
function className(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
