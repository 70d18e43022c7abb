import { html, nothing } from 'lit';
import { scorings as allScorings } from '../../search/index.ts';
import { players, type Players } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** The name of what the form sets. */
export type PlaySetting = 'you' | 'scoring' | 'scoringX' | 'scoringO' | 'position' | 'toMove';

/** What the form shows: the element's own settings, and whom to tell of a change. */
export interface PlayForm {
  /** Whether a program plays in place of the search: it scores as it likes, and sees by the marks who is to move. */
  readonly isAgainstProgram: boolean;
  readonly you: Players;
  readonly position: string;
  readonly toMove: string;
  /** The scoring by side. */
  readonly scores: Readonly<Record<'x' | 'o', string>>;
  readonly set: (name: PlaySetting, value: string) => void;
}

/** Who plays, how the search scores, and where the game begins. */
export function playForm({ isAgainstProgram, you, position, toMove, scores, set }: PlayForm) {
  const play = words.play;
  const scoring = (label: string, name: 'scoring' | 'scoringX' | 'scoringO', value: string) =>
    choice({ label, value, options: scoringNames(), choose: (chosen) => set(name, chosen) });
  const scorings = () => {
    if (you === 'x' || you === 'o') return scoring(play.scoring, 'scoring', scores[you === 'x' ? 'o' : 'x']);
    if (you === 'both') return nothing;
    return html`${scoring(play.scoringOf('x'), 'scoringX', scores.x)}
    ${scoring(play.scoringOf('o'), 'scoringO', scores.o)}`;
  };
  return html`<fieldset class="form">
    <legend class="unseen">${play.set}</legend>
    ${choice({ label: play.you, value: you, options: inOrder(), choose: (value) => set('you', value) })}
    ${isAgainstProgram ? nothing : scorings()}
    <details>
      <summary>${play.elsewhere}</summary>
      <label class="field"
        >${play.position}
        <input
          type="text"
          spellcheck="false"
          autocomplete="off"
          .value=${position}
          @change=${(event: Event) => set('position', (event.target as HTMLInputElement).value)}
      /></label>
      ${
        isAgainstProgram
          ? nothing
          : choice({
              label: play.toMove,
              value: toMove,
              options: play.sides,
              choose: (value) => set('toMove', value),
            })
      }
    </details>
  </fieldset>`;
}

interface SelectField {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly choose: (value: string) => void;
}

function choice({ label, value, options, choose }: SelectField) {
  return html`<label class="field"
    >${label}
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${Object.entries(options).map(
        ([name, text]) => html`<option value=${name} .selected=${name === value}>${text}</option>`,
      )}
    </select></label
  >`;
}

function scoringNames(): Record<string, string> {
  return Object.fromEntries(
    Object.values(allScorings).map(({ name, usualWin, penalty, words: own }) => [
      name,
      own.brief(usualWin, penalty),
    ]),
  );
}

function inOrder(): Record<string, string> {
  return Object.fromEntries(players.map((name) => [name, words.play.players[name]]));
}
