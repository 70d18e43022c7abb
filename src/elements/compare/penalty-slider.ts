import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { listPenaltyChoices, penaltyStep, type Comparison, type Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';
import { setStyles } from '../kit/styled.ts';

export interface PenaltyControl {
  readonly comparison: Comparison;
  readonly settings: Settings;
  /** Called while the thumb moves. */
  readonly set: (penalty: number) => void;
  /** Called when the thumb is released. */
  readonly settle: () => void;
}

export function renderPenaltySlider({ comparison, settings, set, settle }: PenaltyControl) {
  const text = words.penalty;
  const penalty = Number(settings.penalty || 1);
  const choices = listPenaltyChoices(settings);
  const turns = (choices ?? []).slice(1).map(({ from }, i) => (choices![i].to + from) / 2);
  const description = choices ? describeChoices(comparison, choices) : text.unknown;
  return html`<div class="penalty">
    <div class="control">
      <span class="name" aria-hidden="true">${text.label}</span>
      <output class="digits" aria-hidden="true">${text.value(penalty)}</output>
      <span class="scale">
        ${turns.map((turn) => html`<i class="turn" style=${setStyles({ '--at': `${turn}` })}></i>`)}
        <input
          type="range"
          aria-label=${text.label}
          min="0"
          max="1"
          step=${penaltyStep}
          aria-valuetext="${text.value(penalty)}. ${description}"
          style=${setStyles({ '--at': `${penalty}` })}
          .value=${live(`${penalty}`)}
          @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))}
          @change=${settle}
        />
      </span>
      <span class="ends quiet" aria-hidden="true">${text.ends.map((end) => html`<span>${end}</span>`)}</span>
    </div>
    <p class="quiet">${description || nothing}</p>
  </div>`;
}

function describeChoices(
  { left: { root } }: Comparison,
  choices: NonNullable<ReturnType<typeof listPenaltyChoices>>,
) {
  const penalty = words.penalty;
  const nameOf = (move: number) => root.game.moveName(move, preference('naming'));
  const [first, ...rest] = choices;
  if (rest.length === 0) return penalty.always(nameOf(first.move));
  if (rest.length === 1 && first.to === 0) return penalty.any(nameOf(first.move), nameOf(rest[0].move));
  return penalty.turns(
    nameOf(first.move),
    rest.map(({ from, move }) => ({ from, move: nameOf(move) })),
  );
}
