import { fetchElement } from '../page/fetch-late.ts';
import { lateElements } from '../pages/late.ts';

/** Fetches all late elements of the page: both windows know the state of those that are there. */
export async function fetchAllElements(): Promise<void> {
  await Promise.all(lateElements.filter((name) => document.querySelector(name)).map(fetchElement));
}
