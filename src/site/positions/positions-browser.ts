import { html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import { FocusKeeper } from '../../elements/kit/kept-focus.ts';
import { onPreferenceChange, preference } from '../../elements/kit/preferences.ts';
import { waitForTurn } from '../../elements/kit/turns.ts';
import type { SurveyedPosition } from '../../search/index.ts';
import {
  countFiltered,
  filterPositions,
  readFilter,
  writeFilter,
  type FilterCounts,
  type FoundPosition,
  type PositionFilter,
} from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import { showIgnored } from '../address/page-message.ts';
import { renderPositionCard } from './position-card.ts';
import { renderPositionForm } from './position-form.ts';
import { positionsBrowserStyles } from './positions-browser-styles.ts';
import { surveyInWorker } from './survey-in-worker.ts';

const PAGE_SIZE = 60;

/** All positions of tic-tac-toe under both scorings. A worker scores them; the address keeps the filter. */
@customElement('positions-browser')
export class PositionsBrowser extends LitElement {
  static override styles = positionsBrowserStyles;

  /** Scores the positions: reports the share done, and rejects when it fails or is aborted. */
  @property({ attribute: false }) survey = surveyInWorker;

  @state() private positions: readonly SurveyedPosition[] | null = null;
  @state() private share = 0;
  @state() private problem = '';
  @state() private shownCount = PAGE_SIZE;

  readonly #address = new AddressController<{ readonly filter: PositionFilter }>(this, {
    read: readFilter,
    write: ({ filter }) => writeFilter(filter),
  });
  #listedInputs: readonly unknown[] = [];
  #counts: FilterCounts | null = null;
  #found: readonly FoundPosition[] = [];
  #abortController = new AbortController();

  constructor() {
    super();
    this.addController(new FocusKeeper(this));
    subscribeElement(this, onPreferenceChange);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#abortController = new AbortController();
    if (!this.positions) void this.scorePositions();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#abortController.abort();
  }

  protected override willUpdate(): void {
    const { positions, filter } = this;
    if (!positions || (positions === this.#listedInputs[0] && filter === this.#listedInputs[1])) return;
    this.#listedInputs = [positions, filter];
    this.shownCount = PAGE_SIZE;
    this.#counts = countFiltered(positions, filter);
    this.#found = filterPositions(positions, filter);
  }

  protected override render() {
    return html`${renderPositionForm(this.filter, this.#counts, (filter) => this.setFilter(filter))}
      <div class="results" aria-busy=${!this.positions && !this.problem}>
        <p role="status">${this.describeResults()}</p>
        ${this.positions ? this.renderList() : this.renderWaiting()}
      </div>`;
  }

  private describeResults(): string {
    const { found, none, failed, working } = words.positions;
    if (this.problem) return failed(this.problem);
    if (!this.positions || !this.#counts) return working;
    if (this.#found.length === 0) return none;
    return found({
      found: this.#counts.alike.each,
      all: this.positions.length,
      boards: this.filter.alike === 'once' ? this.#found.length : null,
      shown: this.shownCount,
    });
  }

  private renderWaiting() {
    const { retry, working } = words.positions;
    return this.problem
      ? html`<button type="button" @click=${() => this.scorePositions()}>${retry}</button>`
      : html`<progress max="1" .value=${this.share} aria-label=${working}></progress>`;
  }

  private renderList() {
    const naming = preference('naming');
    const further = Math.min(PAGE_SIZE, this.#found.length - this.shownCount);
    return html`<ul>
        ${this.#found.slice(0, this.shownCount).map((each) => renderPositionCard(each, naming))}
      </ul>
      ${
        further > 0
          ? html`<button type="button" @click=${this.#showMore}>${words.positions.more(further)}</button>`
          : nothing
      }`;
  }

  private async scorePositions(): Promise<void> {
    this.problem = '';
    this.share = 0;
    try {
      const positions = await this.survey((share) => (this.share = share), this.#abortController.signal);
      // Receiving them takes a while; counting and listing them is a task of its own.
      await waitForTurn();
      this.positions = positions;
    } catch (error) {
      if (!this.#abortController.signal.aborted) this.problem = describeError(error);
    }
  }

  private get filter(): PositionFilter {
    return this.#address.place.filter;
  }

  private setFilter(filter: PositionFilter): void {
    this.#address.place = { filter };
    showIgnored('fragment', []);
  }

  readonly #showMore = async (): Promise<void> => {
    const before = this.shownCount;
    this.shownCount += PAGE_SIZE;
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>('li a')[before].focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'positions-browser': PositionsBrowser;
  }
}
