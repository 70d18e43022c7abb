import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { writeLessonFragment } from '../address/lesson-address.ts';

/** Adds a link to each example of the page that opens it on the page for writing lessons. */
export function offerExamples(): void {
  for (const example of document.querySelectorAll('.example')) offer(example);
}

function offer(example: Element): void {
  const [caption, listing] = ['figcaption', 'pre'].map((name) => example.querySelector<HTMLElement>(name)!);
  const show = async () => {
    const { facts, file, openInWrite } = words.examples;
    const source = `${facts}\n${listing.textContent.trim()}\n`;
    const fragment = await writeLessonFragment({ source, file });
    render(html`<a href="../../write/#${fragment}">${openInWrite}</a>`, caption);
  };
  // The text may be changed in the page.
  new MutationObserver(() => void show()).observe(listing, { characterData: true, subtree: true });
  void show();
}
