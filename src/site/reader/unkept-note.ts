import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { ensureFootNote } from '../every-page/foot-note.ts';

/** Between the note and what it must not cover. */
const APART = 16;

export function showUnkeptNote(): void {
  const note = ensureFootNote('not-kept');
  const { unkept, close } = words.reader.kept;
  const over = new AbortController();
  const remove = () => {
    over.abort();
    note.remove();
  };
  render(
    html`<p>${unkept}</p>
      <button type="button" @click=${remove}>${close}</button>`,
    note,
  );
  keepClear(note, over.signal);
}

/** While the note is there, it covers neither a question that the reader answers nor its feedback, which comes later. */
function keepClear(note: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) uncover(target, note);
  });
  const watch = (used: Element | null | undefined) => {
    const question = used?.closest('ply-quiz, ply-predict');
    if (!question) return;
    observer.disconnect();
    observer.observe(question);
  };
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('click', ({ target }) => watch(target as Element), { signal, capture: true });
  // Safari does not focus a button that is pressed.
  const { activeElement, body } = document;
  watch(activeElement === body ? [...document.querySelectorAll(':hover')].at(-1) : activeElement);
}

function uncover(question: Element, note: HTMLElement): void {
  const covered = question.getBoundingClientRect().bottom + APART - note.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered });
}
