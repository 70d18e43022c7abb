import { describe, expect, test } from 'vitest';
import { customElementsManifest, registry } from '../../src/lesson/index.ts';

interface Manifest {
  schemaVersion: string;
  modules: { declarations: { tagName: string; attributes: unknown[] }[]; exports: unknown[] }[];
}

describe('customElementsManifest', () => {
  const manifest = customElementsManifest() as Manifest;

  test('declares and exports every element of the registry', () => {
    const [{ declarations, exports }] = manifest.modules;
    expect(manifest.schemaVersion).toBe('2.1.0');
    expect(declarations.map(({ tagName }) => tagName)).toEqual(registry.map(({ name }) => name));
    expect(exports).toContainEqual({
      kind: 'custom-element-definition',
      name: 'ply-search',
      declaration: { name: 'PlySearch', module: 'plybook.js' },
    });
  });

  test('describes attributes with their types and defaults', () => {
    const stepper = manifest.modules[0].declarations.find(({ tagName }) => tagName === 'ply-stepper');
    expect(stepper?.attributes).toContainEqual({
      name: 'scoring',
      description: 'Whether a win loses one point for every ply it takes.',
      type: { text: "'plain' | 'depth'" },
      default: 'plain',
    });
  });
});

test('every doc of the registry is one sentence', () => {
  const docs = registry.flatMap(({ doc, attributes }) => [doc, ...attributes.map((each) => each.doc)]);
  expect(docs.filter((doc) => !/^[A-Z].*\.$/.test(doc))).toEqual([]);
});
