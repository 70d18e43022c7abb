import { html, nothing } from 'lit';
import { scorings as allScorings } from '../../search/index.ts';
import { players, type Players } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { renderSelectField, type Options } from '../kit/choice-fields.ts';

export type PlaySetting = 'you' | 'scoring' | 'scoringX' | 'scoringO' | 'position' | 'toMove';

interface PlayForm {
  /** Whether a program plays: then the settings for scoring and side to move do not apply. */
  readonly isAgainstProgram: boolean;
  readonly you: Players;
  readonly position: string;
  readonly toMove: string;
  readonly scores: Readonly<Record<'x' | 'o', string>>;
  readonly set: (name: PlaySetting, value: string) => void;
}

export function renderPlayForm({ isAgainstProgram, you, position, toMove, scores, set }: PlayForm) {
  const play = words.play;
  const scoring = (label: string, name: 'scoring' | 'scoringX' | 'scoringO', value: string) =>
    renderSelectField(label, name, listScorings(), value, (chosen) => set(name, chosen));
  const renderScorings = () => {
    if (you === 'x' || you === 'o') return scoring(play.scoring, 'scoring', scores[you === 'x' ? 'o' : 'x']);
    if (you === 'both') return nothing;
    return html`${scoring(play.scoringOf('x'), 'scoringX', scores.x)}
    ${scoring(play.scoringOf('o'), 'scoringO', scores.o)}`;
  };
  const whoPlays = players.map((name) => [name, play.players[name]] as const);
  const sides = Object.entries(play.sides);
  return html`<fieldset class="form row end on-screen">
    <legend class="unseen">${play.set}</legend>
    ${renderSelectField(play.you, 'you', whoPlays, you, (value) => set('you', value))}
    ${isAgainstProgram ? nothing : renderScorings()}
    <details class="row">
      <summary>${play.elsewhere}</summary>
      <label class="field"
        >${play.position}
        <input
          class="mono"
          type="text"
          spellcheck="false"
          autocomplete="off"
          .value=${position}
          @change=${(event: Event) => set('position', (event.target as HTMLInputElement).value)}
      /></label>
      ${
        isAgainstProgram
          ? nothing
          : renderSelectField(play.toMove, 'to-move', sides, toMove, (value) => set('toMove', value))
      }
    </details>
  </fieldset>`;
}

function listScorings(): Options<string> {
  return Object.values(allScorings).map(({ name, usualWin, penalty, words: own }) => [
    name,
    own.brief(usualWin, penalty),
  ]);
}
