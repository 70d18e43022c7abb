import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeElements } from '../../src/build/describe-elements.ts';
import { readDesignTokens } from '../../src/build/token-facts.ts';
import { describePackage, publicRegistry } from '../../src/lesson/index.ts';
import { describeCheckResult, describeEngine } from '../../src/build/describe-engine.ts';
import apis from '../../src/lesson/element-apis.json' with { type: 'json' };
import elements from '../../src/lesson/elements.json' with { type: 'json' };
import result from '../../src/site/pages/check-result.json' with { type: 'json' };
import engine from '../../src/site/pages/engine.json' with { type: 'json' };

interface Manifest {
  schemaVersion: string;
  modules: {
    path: string;
    declarations: {
      tagName: string;
      attributes: unknown[];
      members: unknown[];
      cssProperties: { name: string; description: string; default: string }[];
    }[];
    exports: unknown[];
  }[];
}

test('the two files on the elements in src/lesson/ agree with their source; `npm run elements` rewrites them', () => {
  expect({ elements, apis }).toEqual(describeElements());
});

test('src/site/pages/engine.json agrees with the source of the engine; `npm run elements` rewrites it', () => {
  expect(engine).toEqual(describeEngine());
});

test('src/site/pages/check-result.json agrees with the source of a check; `npm run elements` rewrites it', () => {
  expect(result).toEqual(describeCheckResult());
});

test('every description ends as a sentence does', () => {
  const docs = publicRegistry.flatMap(({ doc, attributes, members, events, slots, parts }) =>
    [{ doc }, ...attributes, ...members, ...events, ...slots, ...parts].map((each) => each.doc),
  );
  expect(docs.filter((doc) => !/^[A-Z`].*\.$/.test(doc))).toEqual([]);
});

test('every event is called ply-…, carries a detail, and is sent by `sendEvent`', () => {
  const events = publicRegistry.flatMap((each) => each.events);
  expect(events.length).toBeGreaterThan(0);
  expect(
    events.filter(({ name, type }) => !name.startsWith('ply-') || !/^CustomEvent<.+>$/.test(type)),
  ).toEqual([]);
  const src = fileURLToPath(new URL('../../src/', import.meta.url));
  // What the command sends is sent within Node; a worker that is borrowed says what its lender's says.
  const others = ['command', join('site', 'check', 'borrowed-worker')];
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !others.some((other) => name.startsWith(other)),
  );
  const senders = files.filter((name) => readFileSync(join(src, name), 'utf8').includes('.dispatchEvent('));
  expect(senders).toEqual([join('elements', 'kit', 'send-event.ts')]);
});

describe('customElementsManifest', () => {
  const { schemaVersion, modules } = describePackage(readDesignTokens('.')) as Manifest;
  const declarations = modules.flatMap((module) => module.declarations);

  test('declares and exports every element of the registry, each in a module of its own', () => {
    expect(schemaVersion).toBe('2.1.0');
    expect(declarations.map(({ tagName }) => tagName)).toEqual(publicRegistry.map(({ name }) => name));
    expect(modules.flatMap((module) => module.exports)).toContainEqual({
      kind: 'custom-element-definition',
      name: 'ply-search',
      declaration: { name: 'PlySearch', module: 'dist/lib/elements/ply-search.js' },
    });
  });

  test('says of every design token what it is for and what it is by itself', () => {
    const tokens = declarations.flatMap(({ cssProperties }) => cssProperties);
    expect(tokens).toContainEqual({
      name: '--ply-max-text',
      description: 'MAX and X. In words.',
      default: 'light-dark(#0e52a6, #8fc1ff)',
    });
    expect(tokens.filter((token) => !/^[A-Z].*\.$/.test(token.description) || token.default === '')).toEqual(
      [],
    );
  });

  test('describes attributes with their types and defaults', () => {
    const stepper = declarations.find(({ tagName }) => tagName === 'ply-stepper');
    expect(stepper?.attributes).toContainEqual({
      name: 'scoring',
      fieldName: 'scoring',
      description: expect.any(String),
      type: { text: "'plain' | 'depth'" },
      default: 'plain',
    });
    expect(stepper?.members).toContainEqual(
      expect.objectContaining({ name: 'depthFrom', attribute: 'depth-from' }),
    );
  });
});
