import { html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { follow } from '../../elements/kit/follow.ts';
import { KeptFocus } from '../../elements/kit/kept-focus.ts';
import { onPreferenceChange, preference } from '../../elements/kit/preferences.ts';
import { ownTask } from '../../elements/kit/later.ts';
import type { Surveyed } from '../../search/index.ts';
import {
  filterCounts,
  filterPositions,
  readFilter,
  writeFilter,
  type FilterCounts,
  type FoundPosition,
  type PositionFilter,
} from '../../walk/index.ts';
import { messageOf, words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import { showIgnored } from '../address/page-message.ts';
import { positionCard } from './position-card.ts';
import { positionForm } from './position-form.ts';
import { positionsBrowserStyles } from './positions-browser-styles.ts';
import { surveyInWorker } from './survey-in-worker.ts';

/** How many positions are listed at first, and added by each "more". */
const PAGE = 60;

/** All positions of tic-tac-toe under both scorings. A worker scores them; the address keeps the filter. */
@customElement('positions-browser')
export class PositionsBrowser extends LitElement {
  static override styles = positionsBrowserStyles;

  /** Scores the positions: reports the share done, and rejects when it fails or is aborted. */
  @property({ attribute: false }) survey = surveyInWorker;

  @state() private positions: readonly Surveyed[] | null = null;
  @state() private share = 0;
  @state() private problem = '';
  @state() private shown = PAGE;

  readonly #address = new AddressController<{ readonly filter: PositionFilter }>(this, {
    read: readFilter,
    write: ({ filter }) => writeFilter(filter),
  });
  #listed: readonly unknown[] = [];
  #counts: FilterCounts | null = null;
  #found: readonly FoundPosition[] = [];
  #leave = new AbortController();

  constructor() {
    super();
    this.addController(new KeptFocus(this));
    follow(this, onPreferenceChange);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#leave = new AbortController();
    if (!this.positions) void this.score();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave.abort();
  }

  protected override willUpdate(): void {
    const { positions, filter } = this;
    if (!positions || (positions === this.#listed[0] && filter === this.#listed[1])) return;
    this.#listed = [positions, filter];
    this.shown = PAGE;
    this.#counts = filterCounts(positions, filter);
    this.#found = filterPositions(positions, filter);
  }

  protected override render() {
    return html`${positionForm(this.filter, this.#counts, (filter) => this.choose(filter))}
      <div class="results" aria-busy=${!this.positions && !this.problem}>
        <p role="status">${this.summary()}</p>
        ${this.positions ? this.list() : this.waiting()}
      </div>`;
  }

  private summary(): string {
    const { found, none, failed, working } = words.positions;
    if (this.problem) return failed(this.problem);
    if (!this.positions || !this.#counts) return working;
    if (this.#found.length === 0) return none;
    return found({
      found: this.#counts.alike.each,
      all: this.positions.length,
      boards: this.filter.alike === 'once' ? this.#found.length : null,
      shown: this.shown,
    });
  }

  private waiting() {
    const { retry, working } = words.positions;
    return this.problem
      ? html`<button type="button" @click=${() => this.score()}>${retry}</button>`
      : html`<progress max="1" .value=${this.share} aria-label=${working}></progress>`;
  }

  private list() {
    const naming = preference('naming');
    const further = Math.min(PAGE, this.#found.length - this.shown);
    return html`<ul>
        ${this.#found.slice(0, this.shown).map((each) => positionCard(each, naming))}
      </ul>
      ${
        further > 0
          ? html`<button type="button" @click=${this.#more}>${words.positions.more(further)}</button>`
          : nothing
      }`;
  }

  private async score(): Promise<void> {
    this.problem = '';
    this.share = 0;
    try {
      const positions = await this.survey((share) => (this.share = share), this.#leave.signal);
      // Receiving them takes a while; counting and listing them is a task of its own.
      await ownTask();
      this.positions = positions;
    } catch (error) {
      if (!this.#leave.signal.aborted) this.problem = messageOf(error);
    }
  }

  private get filter(): PositionFilter {
    return this.#address.place.filter;
  }

  private choose(filter: PositionFilter): void {
    this.#address.place = { filter };
    showIgnored('fragment', []);
  }

  readonly #more = async (): Promise<void> => {
    const before = this.shown;
    this.shown += PAGE;
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>('li a')[before].focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'positions-browser': PositionsBrowser;
  }
}
