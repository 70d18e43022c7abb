import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingStyles } from '../src/views/index.ts';

// The tokens as they are written, in the themes that they have colours for: what must be told apart keeps the contrast
// of WCAG 2.2, level AA.

const source = readFileSync(new URL('../src/elements/kit/tokens.css', import.meta.url), 'utf8');
const chosen = [...source.matchAll(/^:where\(:root(\[data-ply-theme='\w+'\])\) \{\n  --/gm)].map(
  ([, selector]) => selector,
);
const themes: Readonly<Record<string, Tokens>> = {
  light: theme(0),
  dark: theme(1),
  ...Object.fromEntries(
    chosen.map((selector) => [readName(selector), { ...theme(0), ...overrides(selector) }]),
  ),
};

/** Where ink stands: text in its three strengths, and what was chosen. */
const grounds = ['page', 'surface', 'sunken', 'max-band', 'min-band'];

/** Where the text of a side stands in a tree. */
const inTrees = ['page', 'surface', 'max-band', 'min-band', 'max-gutter', 'min-gutter', 'current-soft'];

/** Words and what they stand on: 4.5 to 1. */
const words: readonly (readonly [word: string, ...grounds: string[]])[] = [
  [
    'ink',
    ...grounds,
    'max-gutter',
    'min-gutter',
    'current-soft',
    'current-softer',
    'right-soft',
    'wrong-soft',
  ],
  ['ink-2', ...grounds, 'max-gutter', 'min-gutter', 'current-soft', 'current-softer', 'draw-soft'],
  ['ink-3', ...grounds, 'current-softer'],
  ['on-ink', 'ink', 'ink-2'],
  ['max-text', ...inTrees, 'max-soft'],
  ['min-text', ...inTrees, 'min-soft'],
  ['current-text', 'current-soft', 'current-softer', 'surface'],
  ['on-current', 'current'],
  ['right', 'surface', 'right-soft'],
  ['wrong', 'surface', 'page', 'wrong-soft'],
  ['plain-text', 'surface', 'page'],
  ['depth-text', 'surface', 'page', 'depth-soft'],
  ['surface', 'max-fill', 'min-fill', 'draw', 'plain', 'depth', 'right', 'wrong'],
];

/** Marks and outlines: 3 to 1. What is yellow has an edge that is. */
const marks: readonly (readonly [mark: string, ...grounds: string[]])[] = [
  ['line-3', 'page', 'surface', 'max-band', 'min-band'],
  ['max', 'surface', 'max-band', 'min-band'],
  ['min', 'surface', 'max-band', 'min-band'],
  ['plain', 'surface', 'max-band', 'min-band'],
  ['depth', 'surface', 'max-band', 'min-band'],
  ['focus', ...grounds],
  ['current-edge', 'page', 'surface', 'max-band', 'min-band'],
];

describe.each(Object.entries(themes))('the tokens in the %s theme', (_name, tokens) => {
  it('let words be read', () => {
    expect(faint(tokens, words, 4.5)).toEqual([]);
  });

  it('let marks be seen', () => {
    expect(faint(tokens, marks, 3)).toEqual([]);
  });
});

it('lets words be read from the last row', () => {
  expect(
    faint(
      themes.projector,
      words.filter(([word]) => !['right', 'wrong', 'surface', 'on-ink'].includes(word)),
      7,
    ),
  ).toEqual([]);
});

it('has a dark theme of more contrast, for words and for marks', () => {
  const tokens = { ...themes.dark, ...overrides('prefers-contrast') };
  expect(
    faint(
      tokens,
      words.filter(([word]) => word.startsWith('ink')),
      7,
    ),
  ).toEqual([]);
  expect(faint(tokens, marks, 4)).toEqual([]);
});

it('a board whose call has returned is still seen', () => {
  const opacity = Number(/\.node\.returned \.board \{ opacity: ([\d.]+)/.exec(drawingStyles)![1]);
  const mix = (over: string, under: string) =>
    `#${[1, 3, 5]
      .map((at) => {
        const [above, below] = [over, under].map((hex) => parseInt(hex.slice(at, at + 2), 16));
        return Math.round(above * opacity + below * (1 - opacity))
          .toString(16)
          .padStart(2, '0');
      })
      .join('')}`;
  for (const [name, tokens] of Object.entries(themes))
    for (const mark of ['max', 'min'])
      expect(
        contrast(mix(tokens[mark], tokens['surface']), tokens['surface']),
        `${mark} in ${name}`,
      ).toBeGreaterThan(3);
  expect(drawingStyles.match(/opacity: 0?\.[0-7]/g) ?? []).toEqual(['opacity: 0.2']);
});

it('has a colour of the system for every token where a reader forces colours', () => {
  const coloured = Object.keys(themes.light).filter((token) => themes.light[token].startsWith('#'));
  expect(coloured.filter((token) => !(token in overrides('forced-colors')))).toEqual([]);
});

it('what is drawn without a page has the colours of the page', () => {
  const own = drawingStyles.matchAll(/var\(--ply-([\w-]+), light-dark\((#\w+), (#\w+)\)\)/g);
  const copied = [...own].map(([, name, light, dark]) => [name, [light, dark]] as const);
  expect(copied.length).toBeGreaterThan(20);
  const { light, dark } = themes;
  expect(copied).toEqual(copied.map(([name]) => [name, [light[name], dark[name]]]));
});

type Tokens = Readonly<Record<string, string>>;

/** The declarations of the tokens, light-dark() decided. */
function theme(side: 0 | 1): Record<string, string> {
  const [first] = source.match(/:where\(:root\) \{[^}]*\}/)!;
  return declarations(first, side);
}

function readName(selector: string): string {
  return /'(\w+)'/.exec(selector)![1];
}

function overrides(name: string): Record<string, string> {
  const from = source.lastIndexOf(name);
  return declarations(source.slice(from, source.indexOf('}', from)), 0);
}

function declarations(block: string, side: 0 | 1): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--ply-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value.replace(/^light-dark\((#\w+), (#\w+)\)$/, (_all, ...sides: string[]) => sides[side]),
    ]),
  );
}

/** The pairs with less contrast than they must have. */
function faint(tokens: Tokens, pairs: typeof words, least: number): string[] {
  return pairs.flatMap(([over, ...below]) =>
    below
      .map((under) => [under, contrast(colour(tokens, over), colour(tokens, under))] as const)
      .filter(([, ratio]) => ratio < least)
      .map(([under, ratio]) => `${over} on ${under}: ${ratio.toFixed(2)}, at least ${least}`),
  );
}

function colour(tokens: Tokens, name: string): string {
  const value = tokens[name];
  const alias = /^var\(--ply-([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (alias) return colour(tokens, alias);
  if (!/^#[0-9a-f]{6}$/.test(value ?? '')) throw new Error(`--ply-${name} is "${value}", expected #rrggbb`);
  return value;
}

/** As WCAG defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
