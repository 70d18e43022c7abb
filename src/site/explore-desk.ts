import { html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import '../elements/ply-board.ts';
import { PlyStepper, stepperParts } from '../elements/ply-stepper.ts';
import {
  prepare,
  readPlace,
  writePlace,
  type Place,
  type SettingName,
  type Settings,
} from '../session/index.ts';
import { words } from '../words/index.ts';
import { AddressBar } from './address-bar.ts';
import { exploreDeskStyles } from './explore-desk-styles.ts';
import { examplePositions } from './example-positions.ts';
import { showIgnored } from './page-message.ts';

/** A form of choices in a row: the setting, its values, and the value that stands for the default. */
const choices = [
  { name: 'to-move', values: ['', 'x', 'o'] },
  { name: 'scoring', values: ['', 'depth'] },
  { name: 'win', values: ['', '1', '10'] },
  { name: 'depth-from', values: ['', 'move'] },
] as const;

/** What is chosen from lists: the game, and how it is searched; the empty value stands for the default. */
const lists = [
  { name: 'game', values: ['', '4,4,3', '4,4,4', '5,5,4', '5,4,4 gravity', '3,3,3 misère', 'nim'] },
  { name: 'algorithm', values: ['', 'alpha-beta'] },
  { name: 'order', values: ['', 'centre-first', 'corner-first', 'edges-first', 'best', 'worst'] },
  { name: 'memo', values: ['', 'positions', 'symmetry'] },
  { name: 'merge-moves', values: ['', 'true'] },
  { name: 'depth-limit', values: ['', '1', '2', '3', '4', '5', '6', '7', '8'] },
  { name: 'deepening', values: ['', 'true'] },
] as const;

/** The workbench of the Explore page: set up a position and its scoring, walk the search, keep it all in the address. */
@customElement('explore-desk')
export class ExploreDesk extends LitElement {
  static override styles = exploreDeskStyles;

  /** What the page shows now. */
  @property({ attribute: false }) place: Place = readPlace(location.hash);

  @state() private positionError = '';
  @query('ply-stepper') private stepper!: PlyStepper;

  readonly #bar = new AddressBar();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#open);
    this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#open);
  }

  /** What helps to find a call and counts the tree comes after the stepper has been painted. */
  protected override firstUpdated(): void {
    requestAnimationFrame(() =>
      setTimeout(() => {
        void import('../elements/ply-evaluation.ts');
        void import('../elements/ply-stats.ts');
        void import('../elements/ply-find.ts');
        void import('../elements/ply-shape.ts');
      }),
    );
  }

  protected override render() {
    const { settings, step } = this.place;
    const explore = words.explore;
    return html`
      <form class="desk" aria-label=${explore.form} @submit=${(event: Event) => event.preventDefault()}>
        ${
          settings.tree || settings.game
            ? ''
            : html`<div class="editor">
                <ply-board
                  editable
                  position=${settings.position ?? '.../.../...'}
                  @position-change=${(event: CustomEvent<{ position: string }>) =>
                    this.set('position', event.detail.position)}
                ></ply-board>
                <p>${explore.editorHint}</p>
              </div>`
        }
        <div class="fields">
          <label class="text">
            <span>${explore.position}</span>
            <input
              name="position"
              autocomplete="off"
              spellcheck="false"
              .value=${this.subject}
              aria-invalid=${this.positionError ? 'true' : 'false'}
              aria-describedby="position-help"
              @change=${this.#typed}
            />
          </label>
          <p id="position-help" role="status">${this.positionError || explore.positionHelp}</p>
          <label class="text">
            <span>${explore.examples}</span>
            <select name="example" @change=${this.#example}>
              <option value="">${explore.chooseExample}</option>
              ${examplePositions.map(
                ({ key, settings: example }) =>
                  html`<option value=${key} ?selected=${this.isShowing(example)}>
                    ${explore.example[key]}
                  </option>`,
              )}
            </select>
          </label>
          <div class="choices">
            ${choices.map(({ name, values }) => this.choice(name, values, settings[name] ?? ''))}
          </div>
          <div class="lists">
            ${lists.map(({ name, values }) => this.list(name, values, settings[name] ?? ''))}
          </div>
        </div>
      </form>
      <ply-stepper
        id="search"
        parts=${stepperParts.join(' ')}
        position=${settings.position ?? ''}
        tree=${settings.tree ?? ''}
        to-move=${settings['to-move'] ?? ''}
        algorithm=${settings.algorithm ?? ''}
        scoring=${settings.scoring ?? ''}
        win=${settings.win ?? ''}
        depth-from=${settings['depth-from'] ?? ''}
        max=${settings.max ?? ''}
        order=${settings.order ?? ''}
        game=${settings.game ?? ''}
        memo=${settings.memo ?? ''}
        merge-moves=${settings['merge-moves'] ?? ''}
        depth-limit=${settings['depth-limit'] ?? ''}
        deepening=${settings.deepening ?? ''}
        max-nodes=${settings['max-nodes'] ?? ''}
        code=${settings.code ?? ''}
        .step=${step}
        @step-change=${() => this.show({ settings, step: this.stepper.step })}
      ></ply-stepper>
      ${settings['depth-limit'] || settings.deepening ? html`<ply-evaluation for="search"></ply-evaluation>` : ''}
      <ply-stats for="search"></ply-stats>
      <ply-find for="search"></ply-find>
      <ply-shape for="search"></ply-shape>
    `;
  }

  /** What is searched, as text. */
  private get subject(): string {
    const { position } = prepare(this.place.settings);
    return position.game.format(position);
  }

  private choice(name: (typeof choices)[number]['name'], values: readonly string[], chosen: string) {
    const labels: Record<string, string> = words.explore.values[name];
    return html`<fieldset>
      <legend>${words.explore.settings[name]}</legend>
      ${values.map(
        (value) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              .checked=${value === chosen}
              @change=${() => this.set(name, value)}
            />
            <span>${labels[value || 'default']}</span>
          </label>`,
      )}
    </fieldset>`;
  }

  private list(name: (typeof lists)[number]['name'], values: readonly string[], chosen: string) {
    const labels: Record<string, string> = words.explore.values[name];
    const known = values.includes(chosen) ? values : [...values, chosen];
    return html`<label class="text">
      <span>${words.explore.settings[name]}</span>
      <select
        name=${name}
        @change=${(event: Event) => this.set(name, (event.target as HTMLSelectElement).value)}
      >
        ${known.map(
          (value) =>
            html`<option value=${value} .selected=${value === chosen}>
              ${labels[value || 'default'] ?? value}
            </option>`,
        )}
      </select>
    </label>`;
  }

  /** Sets one setting; what was set up for one game is nothing for another. */
  private set(name: SettingName, value: string): void {
    const { position: _position, tree: _tree, 'to-move': _toMove, ...rest } = this.place.settings;
    const kept = name === 'game' ? rest : this.place.settings;
    this.show({ settings: { ...kept, [name]: value || undefined }, step: 0 });
  }

  /** Shows a place and puts it into the address. */
  private show(place: Place): void {
    this.place = place;
    this.positionError = '';
    this.#bar.set(writePlace(place));
  }

  private isShowing(example: Settings): boolean {
    const { settings } = this.place;
    return (['game', 'position', 'tree'] as const).every((name) => example[name] === settings[name]);
  }

  readonly #open = (): void => {
    const { settings, step, problems } = readPlace(location.hash);
    this.place = { settings, step };
    showIgnored(problems);
  };

  readonly #example = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const example = examplePositions.find(({ key }) => key === value);
    if (!example) return;
    const {
      game: _game,
      position: _position,
      tree: _tree,
      'to-move': _toMove,
      ...rest
    } = this.place.settings;
    this.show({ settings: { ...rest, ...example.settings }, step: 0 });
  };

  readonly #typed = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value;
    const { position: _position, tree: _tree, ...rest } = this.place.settings;
    const settings: Settings = text.trim().startsWith('[')
      ? { ...rest, tree: text }
      : { ...rest, position: text };
    try {
      const { position } = prepare(settings);
      const canonical = position.game.format(position);
      this.show({ settings: { ...rest, [settings.tree ? 'tree' : 'position']: canonical }, step: 0 });
    } catch (error) {
      this.positionError = error instanceof Error ? error.message : String(error);
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'explore-desk': ExploreDesk;
  }
}
