import { html, nothing, unsafeCSS } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Trace } from '../../search/index.ts';
import { findMoment, measureShape, type PlyCounts, type Session, type TreeShape } from '../../walk/index.ts';
import { renderShapeTable } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { listPath } from './find-parts.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import shapeRules from './shape.css?inline';
import { setStyles } from '../kit/styled.ts';
import { base, card, tables } from '../kit/base-styles.ts';

/** A tree in numbers: calls, finished games and their results by ply, for the whole tree and below the current call. */
@customElement('ply-shape')
export class PlyShape extends SessionView {
  static override styles = [base, card, tables, unsafeCSS(shapeRules)];

  #whole: { readonly trace: Trace; readonly shape: TreeShape } | null = null;
  #below: { readonly trace: Trace; readonly node: number; readonly shape: TreeShape } | null = null;

  constructor() {
    super(true);
  }

  protected override renderSession({ trace, step }: Session) {
    const { node } = findMoment(trace, step);
    const names = listPath(trace, node, preference('naming'))
      .slice(1)
      .map(({ name }) => name);
    const whole = this.measureWhole(trace);
    const rows = whole.plies.length;
    return html`<div class="card ${node ? '' : 'at-root'}">
      ${guard([whole], () => renderShapeTable(words.shape.whole, whole, rows, renderPlyBar))}
      ${renderShapeTable(
        node ? words.shape.below(names) : words.shape.atRoot,
        node ? this.measureBelow(trace, node) : null,
        rows,
        renderPlyBar,
      )}
    </div>`;
  }

  private measureWhole(trace: Trace): TreeShape {
    if (this.#whole?.trace !== trace) this.#whole = { trace, shape: measureShape(trace) };
    return this.#whole.shape;
  }

  private measureBelow(trace: Trace, node: number): TreeShape {
    if (this.#below?.trace !== trace || this.#below.node !== node)
      this.#below = { trace, node, shape: measureShape(trace, node) };
    return this.#below.shape;
  }
}

function renderPlyBar(counts: PlyCounts, widest: number) {
  const renderPart = (name: string, calls: number) =>
    calls
      ? html`<i class=${name} style=${setStyles({ 'inline-size': `${(100 * calls) / widest}%` })}></i>`
      : nothing;
  const running = counts.calls - counts.x - counts.o - counts.draw;
  return html`<div aria-hidden="true">
    ${(['x', 'o', 'draw'] as const).map((result) => renderPart(result, counts[result]))}${renderPart('running', running)}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-shape': PlyShape;
  }
}
