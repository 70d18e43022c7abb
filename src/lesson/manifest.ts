import type { Setting } from '../search/index.ts';
import type { DescribedMember, DescribedName } from './described.ts';
import type { AttributeKind, ElementSpec, PublicElementSpec } from './element-spec.ts';
import { publicRegistry } from './public-registry.ts';

const writeModulePath = (name: string) => `dist/lib/elements/${name}.js`;

interface TokenFacts {
  readonly doc: string;
  readonly default: string;
}

export type Tokens = ReadonlyMap<string, TokenFacts>;

/** `custom-elements.json`, schema 2.1.0, for editors and catalogues. */
export function describePackage(tokens: Tokens): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: publicRegistry.map((spec) => describeModule(spec, tokens)),
  };
}

function describeModule(spec: PublicElementSpec, tokens: Tokens): object {
  const path = writeModulePath(spec.name);
  const made = { name: spec.className, module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [describeDeclaration(spec, tokens)],
    exports: [
      { kind: 'js', name: spec.className, declaration: made },
      { kind: 'custom-element-definition', name: spec.name, declaration: made },
    ],
  };
}

/** Inherited members are listed with each element, so its superclass is Lit's. */
function describeDeclaration(spec: PublicElementSpec, tokens: Tokens): object {
  const named = ({ name, doc }: DescribedName) => ({ name, description: doc });
  return {
    kind: 'class',
    customElement: true,
    name: spec.className,
    tagName: spec.name,
    description: spec.doc,
    superclass: { name: 'LitElement', package: 'lit' },
    attributes: spec.attributes.map((attribute) => ({
      name: attribute.name,
      fieldName: attribute.property,
      description: attribute.doc,
      type: { text: writeType(attribute.kind) },
      ...(attribute.default === undefined ? {} : { default: attribute.default }),
    })),
    members: [...listSettingFields(spec), ...spec.members.map((member) => describeField(member, spec))],
    events: spec.events.map((event) => ({ ...named(event), ...typed(event.type) })),
    slots: spec.slots.map(named),
    cssParts: spec.parts.map(named),
    cssProperties: spec.tokens.map((name) => listTokens(name, tokens)),
  };
}

function listTokens(name: string, tokens: Tokens): object {
  const facts = tokens.get(name);
  if (!facts)
    throw new Error(
      `${name}: no design token of this name; expected one of ${[...tokens.keys()].join(', ')}`,
    );
  return { name, description: facts.doc, default: facts.default };
}

function listSettingFields({ attributes, members }: PublicElementSpec): object[] {
  return attributes
    .filter(({ property }) => !members.some(({ name }) => name === property))
    .map(({ name, property, doc }) => ({
      kind: 'field',
      name: property,
      description: doc,
      type: { text: 'string' },
      attribute: name,
    }));
}

function describeField(
  { kind, name, type, doc, parameters, isReadonly }: DescribedMember,
  { attributes }: ElementSpec,
): object {
  const attribute = attributes.find(({ property }) => property === name);
  return {
    kind,
    name,
    description: doc,
    ...(kind === 'field'
      ? typed(type)
      : {
          return: typed(type),
          parameters: parameters?.map((each) => ({ name: each.name, ...typed(each.type) })),
        }),
    ...(attribute ? { attribute: attribute.name } : {}),
    ...(isReadonly ? { readonly: true } : {}),
  };
}

const typed = (text: string) => ({ type: { text } });

export function writeType(kind: AttributeKind): string {
  if (typeof kind === 'object' && 'setting' in kind) return writeSettingType(kind.setting);
  if (typeof kind === 'object' && 'list' in kind) return 'string';
  if (typeof kind === 'object' && 'upTo' in kind) return 'number';
  if (typeof kind === 'object') return kind.names.map((name) => `'${name}'`).join(' | ');
  if (kind === 'boolean') return 'boolean';
  return kind === 'step' ? 'number' : 'string';
}

/** What a setting holds, in TypeScript. An order may also be a list of moves. */
function writeSettingType({ kind, values }: Setting): string {
  if (kind === 'natural' || kind === 'amount') return 'number';
  return kind === 'choice' || kind === 'flag'
    ? values.map((value) => `'${String(value)}'`).join(' | ')
    : 'string';
}
