import type { LessonPage } from '../../lesson/index.ts';
import type { Trace } from '../../search/index.ts';
import { makePlainTrace, prepare } from '../../walk/index.ts';
import { homeStart } from '../home/start.ts';

/** What is shown where a link to a page is shared. */
export interface Card {
  /** A line above the title; may be empty. */
  readonly series: string;
  readonly title: string;
  readonly text: string;
  /** Its board and its calls are on the card. */
  readonly trace: Trace;
}

/** Its search is the one that its page is best shown by, else that of the board on the home page. */
export function makeCard(
  title: string,
  text: string,
  series = '',
  page?: Pick<LessonPage, 'pictures'>,
): Card {
  return { series, title, text, trace: page?.pictures.at(0)?.trace ?? searchStart() };
}

let start: Trace | null = null;

function searchStart(): Trace {
  return (start ??= makePlainTrace(prepare({ position: homeStart }))!);
}
