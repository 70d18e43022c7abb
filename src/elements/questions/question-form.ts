import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { words } from '../../words/index.ts';
import type { GivenAnswer } from '../kit/answers.ts';
import type { AnswerController } from './answer-controller.ts';
import { pressByDigit } from './answer-option.ts';

interface QuestionParts {
  readonly label: string;
  readonly question: unknown;
  readonly field: unknown;
  readonly answered: GivenAnswer | null;
  readonly held: AnswerController['held'];
  readonly feedback: unknown;
  /** Counts the answers given, so that a screen reader hears the same verdict again. */
  readonly turn: number;
  /** Null if a press on an answer submits it. */
  readonly check: (() => void) | null;
  readonly show: () => void;
  readonly actions?: unknown;
  /** Below the feedback, so that a press shows its verdict at once. */
  readonly more?: unknown;
}

export function renderQuestion(parts: QuestionParts) {
  const { label, question, field, answered, held, feedback, turn, check, show, more } = parts;
  const { actions = nothing } = parts;
  const hasActions = check || (answered && (!answered.isDone || actions !== nothing));
  const predict = words.predict;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    check?.();
  };
  return html`<form novalidate @submit=${submit} @keydown=${pressByDigit}>
    <fieldset ?disabled=${held?.isClosed ?? false}>
      <legend><span class="eyebrow">${label}</span>${question}</legend>
      <div class="row">
        ${field}
        ${
          hasActions
            ? html`<div class="actions row on-screen ${check ? '' : 'given'}">
                ${check ? (held ? renderSendButton(held) : html`<button>${predict.check}</button>`) : nothing}
                ${
                  answered && !answered.isDone
                    ? html`<button type="button" @click=${show}>${predict.showMe}</button>`
                    : nothing
                }
                ${actions}
              </div>`
            : nothing
        }
        ${held ? html`<p class="told" role="status">${held.message}</p>` : nothing}
      </div>
    </fieldset>
    <div class="feedback on-screen" role="status">${keyed(turn, html`${feedback}`)}</div>
    ${more ?? nothing}
  </form>`;
}

function renderSendButton({
  isClosed,
  isSent,
  sendLabel: send,
  sentLabel: sent,
}: NonNullable<QuestionParts['held']>) {
  if (isClosed) return nothing;
  return html`<button class="primary" ?disabled=${isSent}>${isSent ? sent : send}</button>`;
}

export function renderAnswerVerdict(kind: 'right' | 'wrong' | 'shown' | 'problem', content: unknown) {
  return html`<div class="verdict ${kind}"><div>${content}</div></div>`;
}
