import type { LessonPage } from '../../lesson/index.ts';
import type { Trace } from '../../search/index.ts';
import { makePlainTrace, prepare } from '../../walk/index.ts';
import { homeStart } from '../home/start.ts';

/** The facts for the picture of a shared link. */
export interface Card {
  /** A line above the title; may be empty. */
  readonly series: string;
  readonly title: string;
  readonly text: string;
  /** Its board and its calls are on the card. */
  readonly trace: Trace;
}

/** Uses the search that shows the page best, else that of the board on the home page. */
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
