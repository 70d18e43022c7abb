import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { renderWithPills } from '../../views/index.ts';
import type { Choice, Pad, PressAnswer, Skill } from '../../walk/index.ts';
import { say, words } from '../../words/index.ts';
import { drawIcon } from '../host/icons.ts';

export interface PadParts {
  readonly pad: Pad;
  readonly tried: readonly string[];
  /** What the program does by now. */
  readonly taken: readonly Skill[];
  readonly isFirst: boolean;
  readonly press: (choice: Choice) => void;
  readonly takeBack: () => void;
  readonly finish: () => void;
}

export function renderPad({ pad, tried, taken, isFirst, press, takeBack, finish }: PadParts) {
  const last = taken.at(-1);
  return html`<div class="pad" role="group" tabindex="-1" aria-labelledby="question">
    <p class="question">
      <span id="question">${renderWithPills(pad.question)}</span>
      ${last ? html`<span class="taken">${words.byHand.taken[last]}</span>` : nothing}
    </p>
    <div class="row">
      <button
        class="back icon"
        title=${words.byHand.takeBack}
        aria-label=${words.byHand.takeBack}
        aria-disabled=${isFirst ? 'true' : 'false'}
        @click=${takeBack}
      >
        ${drawIcon('back')}
      </button>
      <div class="choices ${isShort(pad.choices) ? 'short' : ''}">
        ${pad.choices.map((choice) => renderChoice(choice, tried.includes(choice.id), press))}
      </div>
      <button class="rest bare" @click=${finish}>${words.byHand.rest}<kbd aria-hidden="true">D</kbd></button>
    </div>
  </div>`;
}

/** Scores and moves, which need no key beside their name. */
function isShort(choices: readonly Choice[]): boolean {
  return choices.every(({ name }) => name.text.length < 4);
}

function renderChoice(choice: Choice, isTried: boolean, press: (choice: Choice) => void) {
  const { key, name } = choice;
  const isNamed = name.text.length < 4;
  return html`<button
    class="choice ${isTried ? 'tried' : ''}"
    data-choice=${choice.id}
    aria-keyshortcuts=${key}
    @click=${() => press(choice)}
  >
    ${isNamed ? nothing : html`<kbd aria-hidden="true">${key.replace('-', '−').toUpperCase()}</kbd>`}
    <span>${renderWithPills(name)}</span>
    ${isTried ? html`<em>${words.byHand.tried}</em>` : nothing}
  </button>`;
}

/** `turn` grows with each wrong press, so that a screen reader hears the same answer again. */
export function renderPressAnswer(answer: PressAnswer | null, turn: number) {
  return html`<div class="answer" role="status">
    ${keyed(
      turn,
      answer
        ? html`<section class="floats" data-belief=${answer.belief}>
            <p class="title">
              ${renderWithPills(say`${answer.title}`)}${html`<span class="unseen">. </span>`}
            </p>
            <p>${renderWithPills(say`${answer.facts}`)}</p>
            <p class="ask">${renderWithPills(say`${answer.ask}`)}</p>
          </section>`
        : nothing,
    )}
  </div>`;
}
