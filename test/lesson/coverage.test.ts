import { describe, expect, test } from 'vitest';
import { readSite } from '../../src/build/read-site.ts';
import { writeStretches } from '../../src/lesson/index.ts';
import * as facts from '../facts.ts';
import { first } from '../../src/program/starts/first.ts';
import { starts } from '../../src/program/starts/index.ts';
import { choosePictures } from '../../src/site/pages/home.ts';

/** An element of a compiled lesson. */
interface Shown {
  readonly lesson: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it, up to the next tag. */
  readonly text: string;
}

// The compiler has every number in a `ply-value` agree with the engine; here it is asked which of them are shown.
const shown = readSite('.').lessons.flatMap(({ slug, stretches }): Shown[] =>
  [...writeStretches(stretches).matchAll(/<(ply-[a-z-]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>([^<]*)/g)].map(
    ([, name, attributes, text]) => ({
      lesson: slug,
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [key, value]),
      ),
      text,
    }),
  ),
);

const empty = '.../.../...';

/** The attributes that say what is searched, and how. */
const kinds = [
  'position tree game to-move scoring win penalty max depth-from algorithm memo order merge-moves deepening depth-limit',
  'evaluation code',
].flatMap((names) => names.split(' '));

/** What an element searches, without what it shows of it, in one order. */
function searched({ attributes }: Shown): Record<string, string> {
  const { position = attributes['tree'] ?? attributes['game'] ?? empty, ...rest } = attributes;
  return sorted(
    Object.fromEntries(Object.entries({ ...rest, position }).filter(([name]) => kinds.includes(name))),
  );
}

function sorted(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The numbers that the lessons show of a search: what of it, and the text. */
function numbersOf(settings: Record<string, string>): string[] {
  const wanted = JSON.stringify(sorted(settings));
  const hosts = shown.filter((each) => each.attributes['id'] && JSON.stringify(searched(each)) === wanted);
  return hosts.flatMap(({ lesson, attributes: { id } }) =>
    shown
      .filter((each) => each.name === 'ply-value' && each.lesson === lesson && each.attributes['for'] === id)
      .map(({ attributes: { what }, text }) => `${what} ${text}`),
  );
}

const positions = [
  ...facts.puzzles,
  ...facts.values,
  facts.smallTree,
  ...facts.endings,
  ...facts.valueAndMove,
  facts.threeAnswers,
  facts.fasterWins,
  ...facts.choicesThatDiffer,
].map(({ position }) => position);

test.each([...new Set(positions)])('the lessons show %s', (position) => {
  expect(shown.map((each) => searched(each)['position'])).toContain(position);
});

test.each(facts.leafTrees)('the lessons search $tree by alpha-beta', ({ tree }) => {
  const text = JSON.stringify(tree).replaceAll(',', ', ');
  expect(shown.map(searched)).toContainEqual(
    expect.objectContaining({ tree: text, algorithm: 'alpha-beta' }),
  );
});

const { wholeTree, smallTree, upToSymmetry, transpositions, alphaBeta, threeAnswers } = facts;
const whole = { position: empty };
const small = { position: smallTree.position };

/** A search, what the lessons say of it, and the number. */
const numbers: [settings: Record<string, string>, what: string, number: number][] = [
  [whole, 'nodes', wholeTree.nodes],
  [whole, 'leaves', wholeTree.leaves],
  [whole, 'lens(merged).games', upToSymmetry.games.mergedAtEveryMove],
  [whole, 'lens(sequences).games', upToSymmetry.games.wholeSequences],
  [whole, 'lens(classes)', upToSymmetry.positions],
  [{ ...whole, memo: 'positions' }, 'evaluations', transpositions.evaluations],
  [{ ...whole, memo: 'positions' }, 'interior', transpositions.entries],
  [{ ...whole, algorithm: 'alpha-beta' }, 'nodes', alphaBeta.plain.nodes],
  [{ ...whole, algorithm: 'alpha-beta', scoring: 'depth' }, 'nodes', alphaBeta.depth.nodes],
  [small, 'nodes', smallTree.nodes],
  [small, 'leaves', smallTree.leaves],
  ...Object.entries(threeAnswers.moves).map(([move, score]): (typeof numbers)[number] => [
    { position: threeAnswers.position, win: '10' },
    `node(${move}).score`,
    score,
  ]),
];

test.each(numbers)('of the search %j the lessons say that %s is %i', (settings, what, number) => {
  expect(numbersOf(settings)).toContain(`${what} ${number.toLocaleString('en-GB').replace('-', '−')}`);
});

describe('the lessons use', () => {
  test.each(
    'stage-1 stage-2 stage-3 stage-4 stage-5 value-and-move'
      .split(' ')
      .concat(starts.filter(({ group, key }) => group === 'mend' && key !== first.key).map(({ key }) => key)),
  )('the program "%s"', (program) => {
    expect(shown.map(({ attributes }) => attributes['program'])).toContain(program);
  });

  test.each([
    'algorithm=alpha-beta',
    'scoring=depth',
    'depth-from=move',
    'max=mover',
    'max=o',
    'memo=positions',
    'memo=symmetry',
    'order=best',
    'order=worst',
    'order=centre-first',
    'depth-limit=1',
    'win=10',
    'win=100',
    'to-move=o',
    'game=2,2,2',
    'game=3,4,3',
  ])('the setting %s', (setting) => {
    const all = shown.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) => [`${name}=${value}`, ...value.split(/[ |]+/)]),
    );
    expect(all).toContain(setting);
  });

  test.each(
    `ply-board ply-caption ply-cell ply-code ply-compare ply-controls ply-depth ply-evaluation ply-find ply-iterations
    ply-lenses ply-moves ply-play ply-predict ply-quiz ply-search ply-shape ply-stack ply-stats ply-stepper ply-timeline
    ply-timing ply-tree ply-value`.split(/\s+/),
  )('the element %s', (name) => {
    expect(shown.map((each) => each.name)).toContain(name);
  });
});

test('a text is beside one search or program at a time', () => {
  const spreads = readSite('.').lessons.flatMap(({ slug, stretches }) =>
    stretches.flatMap(({ isSpread, sections }) => {
      const blocks = sections.flat();
      const parts = isSpread ? [blocks] : blocks.filter((each) => each.isSpread).map((each) => [each]);
      return parts.map((part) => ({ slug, html: part.flatMap(({ html }) => html).join('') }));
    }),
  );
  expect(spreads.length).toBeGreaterThan(30);
  const figures = ({ html }: { html: string }) =>
    html.match(/<ply-(?:stepper|by-hand|program) [^>]*>/g) ?? [];
  expect(spreads.filter((each) => figures(each).length !== 1 || !/<p[ >]/.test(each.html))).toEqual([]);
});

test('no two lessons on the home page have pictures that look alike', () => {
  const looks = choosePictures(readSite('.').lessons).map((picture) => {
    const { drawing } = picture!;
    const rows = [...drawing.matchAll(/<g class="?[\w-]+"? transform="translate\(\S+ (\S+)\)"/g)].map(
      ([, row]) => row,
    );
    const counts = [...new Set(rows)].map((row) => rows.filter((each) => each === row).length);
    // Of numbers little but the branches at the root is seen.
    const isNumbers = drawing.includes('<text');
    const form = counts.length
      ? isNumbers
        ? 'numbers'
        : 'boards'
      : /class="?hair/.test(drawing)
        ? 'lines'
        : 'bars';
    return [form, ...counts.slice(0, isNumbers ? 2 : undefined), /class="?current/.test(drawing)].join(' ');
  });
  expect(looks.toSorted()).toEqual([...new Set(looks)].toSorted());
});
