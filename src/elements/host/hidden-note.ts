import { css, html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import { answerBook } from '../kit/answer-book.ts';
import type { OpenQuestions } from './open-questions.ts';

export const hiddenNoteStyles = css`
  .hidden-note {
    position: absolute;
    inset: auto 0.5rem 0.5rem;
    z-index: 1;
    display: flex;
    gap: var(--ply-space-8);
    align-items: center;
    inline-size: fit-content;
    max-inline-size: calc(100% - 1rem);
    margin: auto;
    padding-inline-start: var(--ply-space-12);
    font-size: var(--ply-type-13);
    color: var(--ply-ink-2);
    background: var(--ply-sunken);
    border-radius: var(--ply-radius-control);
  }
  .hidden-note span {
    padding-block: var(--ply-space-4);
    line-height: 1.25;
  }
  .hidden-note button {
    flex: none;
    min-block-size: 2.75rem;
  }
`;

/**
 * Explains why later steps are hidden, with a button to show them; in front of a class only the teacher has the button.
 */
export function renderHiddenNote(waiting: OpenQuestions) {
  const { questions } = waiting;
  if (questions.length === 0 || answerBook.classAnswers || answerBook.held) return nothing;
  const { hiddenUntil, showAnyway } = words.predict;
  return html`<p class="hidden-note on-screen">
    <span>${hiddenUntil(questions[0], questions.length - 1)}</span>
    <button type="button" class="bare" @click=${waiting.showAnyway}>${showAnyway}</button>
  </p>`;
}
