import { words } from '../../words/index.ts';
import { lessonFragment } from './lesson-address.ts';

/** Puts beside each example of the page the way to change it: a link that opens it where lessons are written. */
export function offerExamples(): void {
  for (const example of document.querySelectorAll('.example')) offer(example);
}

function offer(example: Element): void {
  const link = document.createElement('a');
  link.textContent = words.examples.openInWrite;
  example.querySelector('figcaption')!.append(link);
  const aim = async () => {
    const { facts, file } = words.examples;
    const text = example.querySelector('pre')!.textContent.trim();
    const fragment = await lessonFragment({ source: `${facts}\n${text}\n`, file });
    link.href = `../../write/#${fragment}`;
  };
  // The text may be changed in the page.
  new MutationObserver(() => void aim()).observe(example.querySelector('pre')!, {
    characterData: true,
    subtree: true,
  });
  void aim();
}
