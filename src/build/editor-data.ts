import {
  publicRegistry,
  registry,
  writeType,
  type AttributeSpec,
  type ElementSpec,
  type PublicElementSpec,
  type Tokens,
} from '../lesson/index.ts';

/** `vscode.html-custom-data.json`, version 1.1. */
export function writeVsCodeData(): object {
  const attribute = (spec: AttributeSpec) => ({
    name: spec.name,
    description: spec.doc,
    ...(spec.kind === 'boolean' ? { valueSet: 'v' } : { values: valuesOf(spec) }),
  });
  const tag = ({ name, doc, attributes }: ElementSpec) => ({
    name,
    description: doc,
    attributes: attributes.map(attribute),
  });
  return { version: 1.1, tags: registry.map(tag) };
}

const valuesOf = ({ kind }: AttributeSpec) =>
  [...writeType(kind).matchAll(/'([^']+)'/g)].map(([, name]) => ({ name }));

/** `web-types.json`, for JetBrains' editors. */
export function writeWebTypes(version: string, tokens: Tokens): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'plybook',
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: { html: { elements: publicRegistry.map((spec) => writeWebType(spec, tokens)) } },
  };
}

function writeWebType(spec: PublicElementSpec, tokens: Tokens): object {
  const named = ({ name, doc }: { name: string; doc: string }) => ({ name, description: doc });
  return {
    ...named(spec),
    attributes: spec.attributes.map((each) => ({
      ...named(each),
      value: { type: writeType(each.kind), ...(each.default === undefined ? {} : { default: each.default }) },
    })),
    slots: spec.slots.map(named),
    js: {
      properties: spec.members
        .filter(({ kind }) => kind === 'field')
        .map((each) => ({ ...named(each), type: each.type })),
      events: spec.events.map((each) => ({ ...named(each), type: each.type })),
    },
    css: {
      parts: spec.parts.map(named),
      properties: spec.tokens.map((name) => named({ name, doc: tokens.get(name)?.doc ?? '' })),
    },
  };
}
