import { css, html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import { answerBook } from '../kit/answer-book.ts';
import { runCommand } from './commands.ts';
import type { OpenQuestions } from './open-questions.ts';

export const hiddenNoteStyles = css`
  .hidden-note {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ply-space-12);
    justify-content: center;
    margin: 0;
    padding-inline: var(--ply-space-8);
    font-size: var(--ply-type-13);
    line-height: 1.75rem;
    color: var(--ply-ink-2);
    background: var(--ply-sunken);
  }
  .hidden-note button {
    position: relative;
    min-block-size: 0;
    padding: 0;
    font-size: inherit;
    line-height: inherit;
    text-decoration: underline;
  }
  /* Fingers reach the buttons above the note, too. */
  .hidden-note button::after {
    position: absolute;
    inset: -1rem -0.375rem 0;
    content: '';
  }
`;

/**
 * Says that later steps are hidden, with a way to the question and one to show them; in front of a class only the
 * teacher has these.
 */
export function renderHiddenNote(waiting: OpenQuestions) {
  const { count, isTried, host } = waiting;
  if (count === 0 || !host || answerBook.classAnswers || answerBook.held) return nothing;
  const { stepsHidden, answerFirst, tryAgain, showAnyway } = words.predict;
  return html`<p class="hidden-note on-screen">
    <span>${stepsHidden}</span>
    <button type="button" class="bare" @click=${() => runCommand('question', host)}>
      ${isTried ? tryAgain : answerFirst(count)}
    </button>
    <button type="button" class="bare" @click=${waiting.showAnyway}>${showAnyway}</button>
  </p>`;
}
