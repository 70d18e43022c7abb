import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPrograms, readSite } from '../src/build/read-site.ts';
import { compileDraft, writeStretches } from '../src/lesson/index.ts';
import { placeBlock } from '../src/site/write/block-place.ts';
import { sampled } from './sample.ts';

const board = '<ply-board position="oxx/.xo/o.."></ply-board>';
const programs = readPrograms('.');
const { lessons, pages, images } = readSite('.');

/** How many places of a lesson are tried, evenly apart. */
const places = 12;

test.each(sampled(lessons, 3))('a block that is put anywhere into $file makes nothing wrong', ({ file }) => {
  const source = readFileSync(file, 'utf8');
  for (let place = 0; place < places; place++) {
    const { at, text } = placeBlock(source, Math.floor((place * source.length) / (places - 1)), board);
    const changed = source.slice(0, at) + text + source.slice(at);
    const { problems, stretches } = compileDraft(changed, { file, lessons, pages, images, programs });
    expect(problems, `at ${at}`).toEqual([]);
    expect(writeStretches(stretches)).toContain('<ply-board');
  }
});
