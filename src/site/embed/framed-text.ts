import { showFromAddress } from '../write/lesson-from-address.ts';
import type { Framed } from '../address/framed-address.ts';
import { openElsewhere } from './open-elsewhere.ts';

/** Shows the text that the address holds: a question, or whatever else somebody wrote as a lesson. */
export async function showText(article: HTMLElement, { page }: Framed): Promise<void> {
  document.documentElement.dataset['foreign'] = '';
  await showFromAddress(article, page);
  openElsewhere(article);
}
