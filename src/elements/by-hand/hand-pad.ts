import { html, nothing, type TemplateResult } from 'lit';
import { renderWithPills } from '../../views/index.ts';
import { listBestChildren, type Choice, type Pad, type Skill } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { drawIcon } from '../host/icons.ts';
import { preference } from '../kit/preferences.ts';
import type { AnswerController } from '../questions/answer-controller.ts';
import type { HandWork } from './hand-work.ts';

/** Most choices that fit in one row on a phone. */
const FEW = 3;

interface PadParts {
  readonly pad: Pad;
  readonly tried: readonly string[];
  /** The skill that the program took over last, if it is still needed. */
  readonly taken: Skill | null;
  readonly isFirst: boolean;
  /** Set while the question is open in a class: a press then sends the choice. */
  readonly held: AnswerController['held'];
  /** Whether the right choice is being shown to a class. */
  readonly isShown: boolean;
  readonly press: (choice: Choice) => void;
  readonly takeBack: () => void;
  readonly finish: () => void;
}

export function renderPad(parts: PadParts) {
  const { pad, taken, isFirst, held, takeBack, finish } = parts;
  return html`<div class="pad ring-inside" role="group" tabindex="-1" aria-labelledby="question">
    <p class="question">
      <span id="question">${renderWithPills(pad.question)}</span>
      ${taken ? html`<small>${words.byHand.taken[taken]}</small>` : nothing}
    </p>
    <div class="row">
      ${
        held
          ? nothing
          : html`<button
              class="back icon"
              title=${words.byHand.takeBack}
              aria-disabled=${isFirst ? 'true' : 'false'}
              @click=${takeBack}
            >
              ${drawIcon('back')}
            </button>`
      }
      <div class="choices ${isShort(pad.choices) ? 'short' : ''} ${pad.choices.length <= FEW ? 'few' : ''}">
        ${pad.choices.map((choice) => renderChoice(choice, parts))}
      </div>
      ${
        held
          ? nothing
          : html`<button class="rest bare" @click=${finish}>
              ${words.byHand.rest}<kbd aria-hidden="true">D</kbd>
            </button>`
      }
    </div>
    ${held ? html`<p class="told quiet" role="status">${held.message}</p>` : nothing}
  </div>`;
}

/** While an earlier step is shown. */
export function renderLookingBack(returnToChoice: () => void) {
  return html`<div class="pad ring-inside" role="group" tabindex="-1" aria-labelledby="question">
    <p class="question" id="question">${words.byHand.lookingBack}</p>
    <div class="row">
      <button class="choice" @click=${returnToChoice}>${words.byHand.returnToChoice}</button>
    </div>
  </div>`;
}

export function renderPadAtEnd(
  { whole: trace, presses, isFinishedForReader }: HandWork,
  controls: TemplateResult | typeof nothing,
  startOver: () => void,
) {
  const best = trace?.bestMove() ?? null;
  if (!trace || best === null) return nothing;
  const { game } = trace.root;
  const move = game.moveName(best, preference('naming'));
  const isTied = listBestChildren(trace).length > 1;
  const isAbstract = game.isAbstract === true;
  const told = words.byHand.done({ score: trace.score[0], move, isTied }, isAbstract);
  const review = words.byHand.review(presses, isFinishedForReader, isAbstract);
  return html`<div class="pad end ring-inside" role="group" tabindex="-1" aria-labelledby="question">
    <p class="question" id="question" role="status">
      <span>${renderWithPills(told)}</span> ${review ? html`<small>${review}</small>` : nothing}
    </p>
    <button class="again" @click=${startOver}>${words.byHand.startOver}</button>
    ${controls}
  </div>`;
}

/** Whether the choices are scores and moves, which are typed as written and so need no key hint. */
function isShort(choices: readonly Choice[]): boolean {
  return choices.every(({ name }) => name.text.length < 4);
}

function renderChoice(choice: Choice, { tried, held, isShown, press }: PadParts) {
  const { id, key, name, isRight } = choice;
  const isTried = tried.includes(id);
  const isSent = held?.given === id;
  const told =
    isShown && isRight
      ? `✓ ${words.byHand.right}`
      : isSent
        ? held.sentLabel
        : isTried
          ? words.byHand.tried
          : '';
  const isNamed = name.text.length < 4;
  return html`<button
    class="choice ${isTried || isSent ? 'tried' : ''} ${isShown && isRight ? 'right' : ''}"
    data-choice=${id}
    ?disabled=${held?.isClosed ?? false}
    aria-pressed=${held ? isSent : nothing}
    aria-keyshortcuts=${key.length === 1 ? key : nothing}
    @click=${() => press(choice)}
  >
    ${isNamed ? nothing : html`<kbd aria-hidden="true">${key.replace('-', '−').toUpperCase()}</kbd>`}
    <span>${renderWithPills(name)}</span>
    ${told ? html`<small>${told}</small>` : nothing}
  </button>`;
}
