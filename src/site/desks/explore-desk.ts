import { html } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { fetchWhenNear, type ElementScripts } from '../../elements/kit/later.ts';
import { PlyStepper, stepperParts } from '../../elements/stepper/ply-stepper.ts';
import { settings as table } from '../../search/index.ts';
import {
  readAddress,
  validSettings,
  writeAddress,
  type Address,
  type SettingName,
  type Settings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import { deskStyles } from './desk-styles.ts';
import { Desk } from './desk.ts';
import './position-setup.ts';
import { chosenLabel, choiceField, fieldsOf, listField } from './setting-fields.ts';

/** What is chosen from a row, and what from lists: the game, and how it is searched. */
const choices = fieldsOf(table, 'row');
const lists = fieldsOf(table, 'list');

/** The parts that tell the truth about a search: the code knows neither a table nor a depth limit. */
function partsFor({ memo, 'depth-limit': depthLimit, deepening }: Settings) {
  const isCoded = !depthLimit && deepening !== 'true' && (!memo || memo === 'false');
  return stepperParts.filter((part) => part !== 'code' || isCoded);
}

/** What stands below the stepper. */
const below: ElementScripts = {
  'ply-evaluation': () => import('../../elements/facts/ply-evaluation.ts'),
  'ply-find': () => import('../../elements/facts/ply-find.ts'),
  'ply-iterations': () => import('../../elements/facts/ply-iterations.ts'),
  'ply-shape': () => import('../../elements/facts/ply-shape.ts'),
  'ply-stats': () => import('../../elements/facts/ply-stats.ts'),
};

/** The workbench of the Explore page: set up a position and its scoring, walk the search, keep it all in the address. */
@customElement('explore-desk')
export class ExploreDesk extends Desk {
  static override styles = deskStyles;

  /** What was wrong, in words, with the choice that led to these settings; other settings have nothing to do with it. */
  @state() private refused: { readonly settings: Settings; readonly problems: readonly string[] } | null =
    null;

  @query('ply-stepper') private stepper!: PlyStepper;

  readonly #address = new AddressController<Address>(this, { read: readAddress, write: writeAddress });

  /** The lists are open from the start only where the address says something of them. */
  readonly #opensMore = lists.some((each) => chosenLabel(each, this.#address.place.settings));

  /** What helps to find a call and counts the tree comes when the reader is near it. */
  protected override updated(): void {
    fetchWhenNear(this.renderRoot, below);
  }

  protected override render() {
    const { settings, step } = this.#address.place;
    const problems = this.refused?.settings === settings ? this.refused.problems : [];
    const use = { settings, set: (name: SettingName, value: string) => this.set(name, value) };
    return html`
      <form aria-label=${words.explore.form} @submit=${(event: Event) => event.preventDefault()}>
        <position-setup
          .settings=${settings}
          @settings-change=${(event: CustomEvent<Settings>) => this.begin(event.detail)}
        >
          <div class="choices">${choices.map((each) => choiceField(each, use))}</div>
          <details class="more" ?open=${this.#opensMore}>
            <summary>
              ${words.explore.more}
              <span>${lists.flatMap((each) => chosenLabel(each, settings) ?? []).join(' · ')}</span>
            </summary>
            <div class="lists">${lists.map((each) => listField(each, use))}</div>
          </details>
          <div class="problems" role="status">${problems.map((problem) => html`<p>${problem}</p>`)}</div>
        </position-setup>
      </form>
      <ply-stepper
        id="search"
        parts=${partsFor(settings).join(' ')}
        .settings=${settings}
        .step=${step}
        @step-change=${() => (this.#address.place = { settings, step: this.stepper.step })}
        @ply-step-corrected=${() => (this.#address.place = { settings, step: this.stepper.step })}
      ></ply-stepper>
      ${
        settings.deepening
          ? html`<ply-iterations
              for="search"
              @iteration-change=${(event: CustomEvent<{ iteration: string }>) =>
                this.set('iteration', event.detail.iteration)}
            ></ply-iterations>`
          : ''
      }
      ${settings['depth-limit'] || settings.deepening ? html`<ply-evaluation for="search"></ply-evaluation>` : ''}
      <ply-stats for="search"></ply-stats>
      <ply-find for="search"></ply-find>
      <ply-shape for="search"></ply-shape>
    `;
  }

  /** Sets one setting; what was set up for one game is nothing for another, nor an iteration for another search. */
  private set(name: SettingName, value: string): void {
    const { iteration: _iteration, ...settings } = this.#address.place.settings;
    const { position: _position, tree: _tree, 'to-move': _toMove, ...rest } = settings;
    this.begin({ ...(name === 'game' ? rest : settings), [name]: value || undefined });
  }

  /** Searches anew, with the settings that fit together; says what is wrong with the others. */
  private begin(chosen: Settings): void {
    const { settings, problems } = validSettings(chosen);
    this.#address.place = { settings, step: 0 };
    this.refused = { settings, problems };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'explore-desk': ExploreDesk;
  }
}
