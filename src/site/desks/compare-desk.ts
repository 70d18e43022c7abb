import { html, nothing, render, unsafeCSS } from 'lit';
import { live } from 'lit/directives/live.js';
import '../../elements/compare/ply-compare.ts';
import type { StepChange } from '../../elements/host/session-host.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { fetchWhenNear } from '../../elements/kit/nearness.ts';
import {
  readComparedAddress,
  writeAddress,
  writeComparedAddress,
  type ComparedAddress,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import compareDeskRules from './compare-desk.css?inline';
import { renderCompareChips, renderCompareFields, type CompareDrawer } from './compare-drawer.ts';
import { Desk } from './desk.ts';
import { OpenDrawer } from './open-drawer.ts';

/** Each with a small position at which its two searches part. */
const usualPairs = [
  { name: 'scorings', position: '..o/.xx/oxo', left: 'scoring=plain', right: 'scoring=depth' },
  {
    name: 'cutoffs',
    position: 'oxx/.xo/o..',
    left: 'scoring=plain',
    right: 'algorithm=alpha-beta scoring=plain',
  },
  {
    name: 'orders',
    position: 'oxx/.xo/o..',
    left: 'algorithm=alpha-beta scoring=plain',
    right: 'algorithm=alpha-beta scoring=plain order=best',
  },
  { name: 'table', position: 'x../..o/.xo', left: 'scoring=plain', right: 'scoring=plain memo=positions' },
] as const;

/** The workbench of Compare: usual pairs as tabs, and chips that open drawers. The address keeps all of it. */
@customElement('compare-desk')
export class CompareDesk extends Desk {
  static override styles = [Desk.styles, unsafeCSS(compareDeskRules)];

  readonly #bar = document.getElementById('chips')!;
  readonly #drawer = new OpenDrawer<CompareDrawer>(this, { place: () => this.#bar });
  readonly #address = new AddressController<ComparedAddress>(this, {
    read: readComparedAddress,
    write: writeComparedAddress,
  });

  protected override updated(): void {
    render(renderCompareChips(this.#address.place, this.#drawer), this.#bar);
    fetchWhenNear(this.renderRoot, { 'setting-hint': () => import('./setting-hint.ts') });
  }

  protected override render() {
    const { place } = this.#address;
    const { settings, left, right, form, step } = place;
    const { page } = words.compare;
    return html`
      <h1 class="unseen">${page.heading}</h1>
      ${this.renderPairs()}
      <ply-compare
        id="comparison"
        .settings=${settings}
        .left=${left}
        .right=${right}
        .form=${form}
        .step=${live(step)}
        @ply-step-change=${({ detail }: CustomEvent<StepChange>) => this.#address.writePlace({ ...this.#address.place, step: detail.step })}
        @ply-comparison-change=${({ detail }: GlobalEventHandlersEventMap['ply-comparison-change']) => this.changePlace(detail)}
      >
        ${this.renderDrawer(place)}
      </ply-compare>
      <p class="ways row links">
        <a href="../positions/">${page.positions}</a>
        <a href="../explore/#${writeAddress({ settings: { ...settings, scoring: 'depth' }, step: 0 })}"
          >${page.explore}</a
        >
      </p>
    `;
  }

  private renderPairs() {
    const { settings, form, ...now } = this.#address.place;
    const { label, names } = words.compare.page.pairs;
    // A position of the reader's own stays.
    const isUsual = usualPairs.some(({ position }) => position === settings.position);
    return html`<nav class="pairs tabs" aria-label=${label}>
      ${usualPairs.map(
        ({ name, position, left, right }) =>
          html`<a
            class="button"
            href="#${writeComparedAddress({ settings: isUsual ? { ...settings, position } : settings, left, right, form, step: 0 })}"
            aria-current=${left === now.left && right === now.right ? 'true' : 'false'}
            >${names[name]}</a
          >`,
      )}
    </nav>`;
  }

  private renderDrawer(place: ComparedAddress) {
    const { name } = this.#drawer;
    if (name === null) return nothing;
    const { drawers, chips, close } = words.compare.page;
    const content = renderCompareFields(name, place, (change) => this.restartWith(change));
    return this.#drawer.renderDrawer({ titles: drawers, close, others: chips }, content);
  }

  private restartWith(change: Partial<ComparedAddress>): void {
    this.changePlace({ ...change, step: 0 });
  }

  private changePlace(change: Partial<ComparedAddress>): void {
    this.#address.place = { ...this.#address.place, ...change };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'compare-desk': CompareDesk;
  }
}
