import { html, render, type CSSResultGroup, type PropertyValues } from 'lit';
import { settings as table, type Setting } from '../../search/index.ts';
import { beginDrawing, endDrawing, waitUntilDrawn } from '../kit/undrawn.ts';
import { isNear, waitUntilNear } from '../kit/nearness.ts';
import { waitForPause, waitForTurn } from '../kit/turns.ts';
import { renderProblem } from '../kit/problem.ts';
import { base, buttons } from '../kit/base-styles.ts';
import { progressStyles, renderSearchProgress } from './search-progress.ts';
import type { SearchWatch } from './search-watch.ts';
import { TraceHost, type HostResult } from './trace-host.ts';
import { withSettings } from './with-settings.ts';

/**
 * An element that searches a position once. If an attribute is wrong, it says so and keeps the last good session.
 *
 * @slot - Shown until the first search begins.
 */
export abstract class SearchHost extends withSettings(TraceHost) {
  static override styles: CSSResultGroup = [base, buttons, progressStyles];

  /** Whether the fallback content can stay, because the reader is not near enough to see the views. */
  #isFar = false;
  #arrive = (): void => {};
  readonly #comesNear = new Promise<void>((arrive) => (this.#arrive = arrive));

  /** What changing a property changes in the search; an element may extend the table. */
  protected findChanges(name: string): Setting['changes'] | null {
    return Object.hasOwn(table, name) ? table[name as keyof typeof table].changes : null;
  }

  protected get progress() {
    return renderSearchProgress(this.searchState, () => this.search.stop());
  }

  protected abstract find(watch: SearchWatch): Promise<HostResult>;

  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.search.hasBegun ? super.scheduleUpdate() : this.beginInTurn();
  }

  /** Keeps the fallback content visible until the search reports something and the reader is near. */
  private async beginInTurn(): Promise<unknown> {
    this.ariaBusy = 'true';
    render(html`<slot></slot>`, this.renderRoot, this.renderOptions);
    const isPlace = this.childElementCount > 0;
    if (isNear(this)) beginDrawing(this);
    else {
      this.#isFar = isPlace;
      void waitUntilNear(this).then(() => this.comeNear());
      await Promise.race([this.#comesNear, waitUntilDrawn().then(waitForPause)]);
    }
    await waitForTurn(isPlace);
    return super.scheduleUpdate();
  }

  private comeNear(): void {
    this.#arrive();
    if (!this.#isFar) return;
    this.#isFar = false;
    if (!this.hasUpdated) beginDrawing(this);
    this.requestUpdate();
  }

  protected override firstUpdated(changed: PropertyValues<this>): void {
    super.firstUpdated(changed);
    void endDrawing(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void endDrawing(this);
  }

  /** Awaiting the update starts the search at once. */
  protected override getUpdateComplete(): Promise<boolean> {
    this.comeNear();
    return super.getUpdateComplete();
  }

  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    const changes = new Set([...changed.keys()].map((name) => this.findChanges(String(name))));
    const isOtherTree = changes.has('tree');
    if (isOtherTree || changes.has('scores') || !this.search.hasBegun) {
      this.begin((watch) => this.find(watch), isOtherTree);
    }
    super.shouldUpdate(changed);
    if (!this.hasUpdated && (this.search.isUnknown || this.#isFar)) return false;
    this.ariaBusy = null;
    return true;
  }

  protected override render(): unknown {
    const { error } = this;
    // Without children (its views are elsewhere) it takes no room, so nothing moves when the search ends.
    return html`${this.childElementCount > 0 ? this.progress : ''}<slot></slot>${renderProblem(error)}`;
  }
}
