import type { ElementRow } from './element-row.ts';
import { instruments } from './instruments.ts';

const rows = {
  ...instruments,
  'ply-search': {
    group: 'sessions',
    lesson: { content: 'blocks', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: 'search',
    shows: null,
    on: { page: 'wide', slide: 'exhibit', paper: 'whole', frame: 'search' },
    room: null,
  },
  'ply-controls': {
    group: 'sessions',
    lesson: { content: 'nothing', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'text', slide: 'text', paper: 'none', frame: null },
    room: {
      usual: '4.75rem',
      phone: null,
      beside: null,
      variants: { ':not(.spread) > ply-search > &': { usual: '3.5rem', phone: '4.75rem' } },
    },
  },
  'ply-find': {
    group: 'sessions',
    lesson: { content: 'nothing', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'wide', slide: 'figure', paper: 'none', frame: null },
    room: { usual: '21.2rem', phone: '35.6rem', beside: '34.65rem' },
  },
  'ply-depth': {
    group: 'sessions',
    lesson: { content: 'nothing', fallback: 'moves', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'search',
    on: { page: 'text', slide: 'text', paper: 'whole', frame: null },
    room: {
      usual: '6.4rem',
      phone: '9.9rem',
      beside: null,
      variants: { "&[data-slide='beside']": { usual: '15.75rem' } },
    },
  },
  'ply-iterations': {
    group: 'sessions',
    lesson: { content: 'nothing', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'search',
    on: { page: 'text', slide: 'wide', paper: 'whole', frame: null },
    room: {
      usual: '16.25rem',
      phone: '17.75rem',
      beside: null,
      variants: { '.shown &': { usual: '12rem', phone: '12.75rem' } },
    },
  },
  'ply-tree': {
    group: 'pictures',
    lesson: { content: 'nothing', fallback: 'tree', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'apart', slide: 'figure', paper: 'drawing', frame: null },
    room: null,
  },
  'ply-timeline': {
    group: 'pictures',
    lesson: { content: 'nothing', fallback: 'moves', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'wide', slide: 'figure', paper: 'none', frame: 'timeline' },
    room: {
      usual: 'calc(4.5 * var(--ply-type-timeline))',
      phone: 'calc(3.8125 * var(--ply-type-timeline))',
      beside: null,
    },
  },
  'ply-board': {
    group: 'pictures',
    lesson: { content: 'nothing', fallback: 'board', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'apart', slide: 'kept', paper: 'whole', frame: null },
    room: { usual: 'var(--ply-board-alone)', phone: null, beside: null },
  },
  'ply-stack': {
    group: 'pictures',
    lesson: { content: 'nothing', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'apart', slide: 'wide', paper: 'whole', frame: null },
    room: { usual: '14.75rem', phone: null, beside: null },
  },
  'ply-code': {
    group: 'pictures',
    lesson: { content: 'nothing', fallback: 'code', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'apart', slide: 'wide', paper: 'whole', frame: null },
    room: null,
  },
  'ply-output': {
    group: 'pictures',
    lesson: { content: 'nothing', fallback: 'output', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'text', slide: 'text', paper: 'text', frame: null },
    room: {
      usual: '7.2rem',
      phone: null,
      beside: null,
      variants: { '.shown * + &': { usual: '4.4rem' }, '&[for]': { usual: '17rem' } },
    },
  },
  'ply-caption': {
    group: 'pictures',
    lesson: { content: 'nothing', fallback: 'sentence', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'text', slide: 'text', paper: 'text', frame: null },
    room: { usual: '4rem', phone: '6.25rem', beside: null, isLeast: true },
  },
  'ply-value': {
    group: 'facts',
    lesson: { content: 'text', fallback: 'none', required: ['what'], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: null,
    on: { page: 'text', slide: 'text', paper: 'text', frame: null },
    room: null,
  },
  'ply-cell': {
    group: 'facts',
    lesson: { content: 'text', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: null,
    on: { page: 'text', slide: 'text', paper: 'text', frame: null },
    room: null,
  },
  'ply-moves': {
    group: 'facts',
    lesson: { content: 'nothing', fallback: 'moves', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'apart', slide: 'wide', paper: 'text', frame: null },
    room: null,
  },
  'ply-shape': {
    group: 'facts',
    lesson: { content: 'nothing', fallback: 'shape', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'wide', slide: 'figure', paper: 'whole', frame: null },
    // Two tables, one below the other; without `--plies` those of a whole game.
    room: { usual: 'calc(19.065rem + var(--plies, 9) * 3.485rem)', phone: null, beside: null },
  },
  'ply-stats': {
    group: 'facts',
    lesson: { content: 'nothing', fallback: 'stats', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'search',
    on: { page: 'text', slide: 'wide', paper: 'whole', frame: null },
    room: {
      usual: '22.7rem',
      phone: null,
      beside: null,
      variants: {
        '&:not([against])': { usual: '18rem', phone: '21.2rem' },
        "&[against]:not([against*='|'])": { usual: '12.45rem', phone: '13.1rem' },
      },
    },
  },
  'ply-lenses': {
    group: 'facts',
    lesson: { content: 'nothing', fallback: 'lenses', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'search',
    on: { page: 'text', slide: 'wide', paper: 'whole', frame: null },
    room: { usual: '24.25rem', phone: '24.85rem', beside: null },
  },
  'ply-evaluation': {
    group: 'facts',
    lesson: { content: 'nothing', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'step',
    on: { page: 'text', slide: 'text', paper: 'whole', frame: null },
    room: {
      usual: '20.2rem',
      phone: null,
      beside: null,
      variants: {
        "&[data-slide='across']": { usual: '27rem' },
        "&[data-slide='beside']": { usual: '37.4rem' },
      },
    },
  },
  'ply-timing': {
    group: 'facts',
    lesson: { content: 'nothing', fallback: 'none', required: [], writtenAs: null, asks: 'never' },
    hosts: null,
    shows: 'search',
    on: { page: 'text', slide: 'wide', paper: 'whole', frame: null },
    room: { usual: '20.5rem', phone: null, beside: null },
  },
  'ply-predict': {
    group: 'questions',
    lesson: { content: 'sentence', fallback: 'answer', required: ['ask'], writtenAs: null, asks: 'always' },
    hosts: null,
    shows: null,
    on: { page: 'text', slide: 'question', paper: 'whole', frame: 'prediction' },
    room: null,
  },
  'ply-quiz': {
    group: 'questions',
    lesson: { content: 'blocks', fallback: 'none', required: [], writtenAs: ':::quiz', asks: 'always' },
    hosts: null,
    shows: null,
    on: { page: 'text', slide: 'question', paper: 'whole', frame: 'question' },
    room: null,
  },
  'ply-cover': {
    group: 'questions',
    lesson: { content: 'blocks', fallback: 'none', required: [], writtenAs: ':::cover', asks: 'never' },
    hosts: null,
    shows: null,
    on: { page: 'text', slide: 'wide', paper: 'text', frame: null },
    room: null,
  },
} as const satisfies Readonly<Record<`ply-${string}`, ElementRow>>;

export type Tag = keyof typeof rows;

export type AskingTag = {
  [T in Tag]: (typeof rows)[T]['lesson']['asks'] extends 'never' ? never : T;
}[Tag];

export const catalogue: Readonly<Record<Tag, ElementRow>> = rows;

export const tags = Object.keys(rows) as readonly Tag[];

/** Matches the whole name of an element in a lesson or a page. */
export const tagPattern = 'ply-[a-z]+(?:-[a-z]+)*';

export function findRow(tag: string): ElementRow | undefined {
  return Object.hasOwn(catalogue, tag) ? catalogue[tag as Tag] : undefined;
}

/** Whether it is a large view of a search, a game or a program, with text next to it or around it. */
export function isFigure({ on }: Pick<ElementRow, 'on'>): boolean {
  return on.page === 'beside' || on.page === 'figure';
}

export function listTags(holds: (row: ElementRow) => boolean): readonly Tag[] {
  return tags.filter((tag) => holds(catalogue[tag]));
}
