import { defaultNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { buildBoardScene } from '../../views/index.ts';
import { makePlainTrace, prepareSearch } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { homeStart } from './home-start.ts';

/** The facts for the picture of a shared link. */
export interface Card {
  /** A line above the title; may be empty. */
  readonly series: string;
  readonly title: string;
  readonly text: string;
  /** Its board and its calls are on the card. */
  readonly trace: Trace;
}

/** By default, shows the search of the board on the home page. */
export function makeCard(title: string, text: string, trace = searchBoard(homeStart), series = ''): Card {
  return { series, title, text, trace };
}

/** What a reader hears who can't see the card; by default that of the home page. */
export function describeCard({ trace }: Pick<Card, 'trace'> = { trace: searchBoard(homeStart) }): string {
  const board = buildBoardScene(trace.root, null, defaultNaming)?.label ?? null;
  return words.card.picture(board, trace.length > 1);
}

const searches = new Map<string, Trace>();

export function searchBoard(position: string): Trace {
  const trace = searches.get(position) ?? makePlainTrace(prepareSearch({ position }))!;
  searches.set(position, trace);
  return trace;
}
