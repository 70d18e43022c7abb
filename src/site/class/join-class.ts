import type { Company } from '../present/company.ts';
import { readMembership } from './membership.ts';

/** Takes part in the class that the page belongs to; other pages load nothing of it. `packed` is the text of a lesson outside the course. */
export function joinClass(ready: Promise<void>, packed: string | null): Promise<Company | null> | null {
  const member = readMembership();
  const article = document.querySelector<HTMLElement>('article[data-lesson]');
  if (!member || !article) return null;
  // Without the class an answer would be judged at once and never sent.
  article.inert = member.secret === null;
  return import('./take-part.ts')
    .then(({ takePart }) => takePart(member, article, ready, packed))
    .catch((error: unknown) => {
      article.inert = false;
      throw error;
    });
}
