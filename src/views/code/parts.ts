import type { Listing } from './listing.ts';

/**
 * The pieces of which the stages of minimax and the classic mistakes are put together: a header, a way to test for the
 * end, a loop and what stands in it, a return. In a language that closes its blocks by indentation some are empty.
 */
const partNames = [
  'header',
  'openHeader',
  'depthHeader',
  'boardHeader',
  'over',
  'boardOver',
  'overPair',
  'start',
  'loop',
  'look',
  'child',
  'put',
  'value',
  'depthValue',
  'boardValue',
  'undo',
  'valueOfPair',
  'keep',
  'keepPair',
  'returnInLoop',
  'endLoop',
  'noMoves',
  'noAnswer',
  'returnBest',
  'returnPair',
  'end',
  'endsPlus',
  'endsMinus',
  'endDraw',
  'scoreLine',
  'ifScore',
  'ifScoreIsSet',
  'returnScore',
  'chooseHeader',
  'gap',
  'ends',
  'restDraw',
  'drawThenSearch',
  'pairHeader',
  'side',
  'sideSwapped',
  'noMove',
  'lastValue',
  'boardSide',
  'boardLoop',
] as const;

/** The name of a piece. */
export type PartName = (typeof partNames)[number];

/** The pieces in one language, line by line. */
export type Parts = Readonly<Record<PartName, Listing>>;
