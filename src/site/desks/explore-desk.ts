import { html, nothing, render, unsafeCSS } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { catalogue } from '../../catalogue/index.ts';
import type { StepChange } from '../../elements/host/session-host.ts';
import { registerPageKeys } from '../../elements/host/page-keys.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { fetchWhenNear } from '../../elements/kit/nearness.ts';
import { setStyles } from '../../elements/kit/styled.ts';
import '../../elements/stepper/ply-stepper.ts';
import type { Position } from '../../game/index.ts';
import {
  prepareSearch,
  readExploreAddress,
  keepValidSettings,
  writeExploreAddress,
  type Address,
  type PreparedSearch,
  type SettingName,
  type Settings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import { fetchElements } from '../every-page/fetch-elements.ts';
import { Desk } from './desk.ts';
import { renderChipRow, drawerFields, type DrawerName } from './explore-drawers.ts';
import exploreDeskRules from './explore-desk.css?inline';
import { OpenDrawer } from './open-drawer.ts';
import { chooseStepperParts } from './parts-for.ts';
import { renderFieldList, type FieldContext } from './setting-fields.ts';

const drawerElements = {
  'position-setup': () => import('./position-setup.ts'),
  'setting-hint': () => import('./setting-hint.ts'),
};

/** The workbench of Explore: chips in the page's bar open drawers that set the search. The address keeps all of it. */
@customElement('explore-desk')
export class ExploreDesk extends Desk {
  static override styles = [Desk.styles, unsafeCSS(exploreDeskRules)];

  /** The problems of the choice that led to these settings; hidden once they change. */
  @state() private refusal: { readonly settings: Settings; readonly problems: readonly string[] } | null =
    null;

  readonly #address = new AddressController<Address>(this, {
    read: readExploreAddress,
    write: writeExploreAddress,
  });
  readonly #bar = document.getElementById('chips');
  #search!: PreparedSearch;
  readonly #drawer = new OpenDrawer<DrawerName>(this, {
    place: () => this.#bar ?? this.renderRoot,
    hasKeys: true,
  });

  override connectedCallback(): void {
    super.connectedCallback();
    registerPageKeys(async () => (await import('./desk-keys.ts')).deskKeys);
  }

  protected override willUpdate(): void {
    this.#search = prepareSearch(this.#address.place.settings);
  }

  protected override updated(): void {
    if (this.#bar) render(this.renderChips(), this.#bar);
    fetchElements(this.renderRoot);
    fetchWhenNear(this.renderRoot, drawerElements);
  }

  protected override render() {
    const { settings, step } = this.#address.place;
    return html`
      ${this.#bar ? nothing : this.renderChips()}
      <ply-stepper
        id="search"
        parts=${chooseStepperParts(this.#search).join(' ')}
        .settings=${settings}
        .step=${live(step)}
        @ply-step-change=${({ detail }: CustomEvent<StepChange>) => this.writePlace({ step: detail.step })}
      >
        ${this.renderDrawer(settings)}
      </ply-stepper>
      <div
        class="below ${this.#search.position.game.isAbstract ? 'numbers' : ''}"
        style=${setStyles(describeRoom(this.#search))}
      >
        ${this.renderTables(this.#search)}
      </div>
    `;
  }

  private renderChips() {
    return renderChipRow(this.#search, this.#drawer);
  }

  private renderDrawer(settings: Settings) {
    const { name } = this.#drawer;
    if (name === null) return nothing;
    const { drawers, chips, close } = words.explore;
    return this.#drawer.renderDrawer(
      { titles: drawers, close, others: chips },
      html`${this.problems(settings)} ${this.renderFields(name, settings)}`,
    );
  }

  private renderFields(name: DrawerName, settings: Settings) {
    const use: FieldContext = { settings, set: (setting, value) => this.set(setting, value) };
    const own = renderFieldList(drawerFields[name], use);
    if (name !== 'position') return own;
    return html`<position-setup
      .settings=${settings}
      @ply-settings-change=${(event: CustomEvent<Settings>) => this.searchAgain(event.detail)}
      >${own}</position-setup
    >`;
  }

  private problems(settings: Settings) {
    const problems = this.refusal?.settings === settings ? this.refusal.problems : [];
    return html`<div class="problems" role="status">
      ${problems.map((problem) => html`<p class="problem">${problem}</p>`)}
    </div>`;
  }

  private renderTables({ settings, resolved }: PreparedSearch) {
    const { deepening, depthLimit } = resolved;
    return html`${
        deepening
          ? html`<ply-iterations
              for="search"
              @ply-iteration-change=${({ detail }: CustomEvent<{ iteration: string }>) =>
                this.writePlace({ settings: { ...settings, ...detail }, step: 0 })}
            ></ply-iterations>`
          : nothing
      }
      ${depthLimit === null ? nothing : html`<ply-evaluation for="search"></ply-evaluation>`}
      <ply-stats for="search"></ply-stats>
      <ply-find for="search"></ply-find>
      <ply-shape for="search"></ply-shape>`;
  }

  /** Writes the new place to the address; the stepper already shows it. */
  private writePlace(moved: Partial<Address>): void {
    this.#address.writePlace({ ...this.#address.place, ...moved });
  }

  /** Changes a setting. Another game drops the settings made for the old one. */
  private set(name: SettingName, value: string): void {
    const { settings } = this.#address.place;
    const { position: _position, tree: _tree, 'to-move': _toMove, ...rest } = settings;
    this.searchAgain({ ...(name === 'game' ? rest : settings), [name]: value || undefined });
  }

  /** Searches with the settings that fit together, without the iteration, and shows the problems of the others. */
  private searchAgain({ iteration: _iteration, ...chosen }: Settings): void {
    const { settings, problems } = keepValidSettings(chosen);
    this.#address.place = { settings, step: 0 };
    this.refusal = { settings, problems };
  }
}

/** What the heights of the tables depend on. */
function describeRoom({ position, resolved: { depthLimit, algorithm, memo } }: PreparedSearch) {
  const counts = 1 + (depthLimit === null ? 0 : 1) + (memo ? 2 : 0) + (algorithm.hasWindow ? 1 : 0);
  const plies = Math.min(countPlies(position), depthLimit ?? Infinity);
  return {
    '--plies': `${plies}`,
    // Beside plain minimax.
    '--runs': algorithm.hasWindow || memo ? '1' : '0',
    // In two columns on a narrow screen.
    '--counts': `${Math.ceil(counts / 2)}`,
    '--shape': catalogue['ply-shape'].room!.usual,
  };
}

/** The plies of the longest line; on a board each move fills a cell. */
function countPlies(position: Position): number {
  const { game } = position;
  const moves = game.moves(position);
  if (!game.isAbstract) return moves.length;
  return Math.max(0, ...moves.map((move) => 1 + countPlies(game.play(position, move))));
}

declare global {
  interface HTMLElementTagNameMap {
    'explore-desk': ExploreDesk;
  }
}
