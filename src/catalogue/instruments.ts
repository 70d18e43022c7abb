import type { ElementRow } from './element-row.ts';

/** As high as the window below its bar, within these lengths. The element sets the height itself. */
const upToScreen = (least: string, most: string) =>
  `var(--ply-height, max(min(${least}, max(15.5rem, 100svh - var(--ply-bar, 0px))), min(100svh - var(--ply-bar, 0px) - 1.5rem, ${most})))`;

/** The elements with a whole search, game or program. */
export const instruments = {
  'ply-stepper': {
    group: 'instruments',
    lesson: { content: 'nothing', fallback: 'search', required: [], writtenAs: null, asks: 'never' },
    needsMoves: true,
    hosts: 'search',
    shows: null,
    on: { page: 'beside', slide: 'exhibit', paper: 'drawing', frame: 'search' },
    room: {
      usual: upToScreen('30rem', '46rem'),
      phone: null,
      beside: null,
      variants: {
        "&[parts]:not([parts~='code'], [parts~='stack'])": { usual: upToScreen('26rem', '38rem') },
      },
    },
  },
  'ply-by-hand': {
    group: 'instruments',
    lesson: { content: 'nothing', fallback: 'program', required: [], writtenAs: null, asks: 'always' },
    needsMoves: true,
    hosts: 'search',
    shows: null,
    on: { page: 'beside', slide: 'exhibit', paper: 'drawing', frame: 'question' },
    room: { usual: upToScreen('30rem', '46rem'), phone: null, beside: null },
  },
  'ply-compare': {
    group: 'instruments',
    lesson: { content: 'nothing', fallback: 'comparison', required: [], writtenAs: null, asks: 'never' },
    needsMoves: true,
    hosts: 'comparison',
    shows: null,
    on: { page: 'figure', slide: 'figure', paper: 'drawing', frame: 'comparison' },
    room: null,
  },
  'ply-play': {
    group: 'instruments',
    lesson: { content: 'nothing', fallback: 'game', required: [], writtenAs: null, asks: 'never' },
    needsMoves: true,
    hosts: null,
    shows: null,
    on: { page: 'figure', slide: 'figure', paper: 'whole', frame: 'game' },
    room: {
      usual: '27.1rem',
      phone: '52rem',
      beside: null,
      variants: {
        '&[for]': { usual: '29.7rem', phone: '51.9rem' },
        "&[you='nobody']": { phone: '58.25rem' },
      },
    },
  },
  'ply-program': {
    group: 'instruments',
    lesson: { content: 'fences', fallback: 'none', required: [], writtenAs: null, asks: 'if asks' },
    hosts: 'program',
    shows: null,
    on: { page: 'beside', slide: 'figure', paper: 'source', frame: 'program' },
    room: { usual: upToScreen('30rem', '46rem'), phone: null, beside: null },
  },
  'ply-blocks': {
    group: 'instruments',
    lesson: { content: 'fences', fallback: 'none', required: [], writtenAs: null, asks: 'always' },
    hosts: 'program',
    shows: null,
    on: { page: 'figure', slide: 'figure', paper: 'source', frame: 'program' },
    room: { usual: upToScreen('30rem', '46rem'), phone: null, beside: null },
  },
} as const satisfies Readonly<Record<`ply-${string}`, ElementRow>>;
