import { html, nothing, unsafeCSS } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Trace } from '../../search/index.ts';
import { momentAt, treeShape, type PlyCounts, type Session, type TreeShape } from '../../walk/index.ts';
import { shapeTable } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { pathOf } from './find-parts.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import shapeRules from './shape.css?inline';
import { styled } from '../kit/styled.ts';
import { base, card, tables } from '../kit/theme.ts';

/** A tree in numbers: calls, finished games and their results by ply, for the whole tree and below the current call. */
@customElement('ply-shape')
export class PlyShape extends SessionView {
  static override styles = [base, card, tables, unsafeCSS(shapeRules)];

  #whole: { readonly trace: Trace; readonly shape: TreeShape } | null = null;
  #below: { readonly trace: Trace; readonly node: number; readonly shape: TreeShape } | null = null;

  constructor() {
    super(true);
  }

  protected override view({ trace, step }: Session) {
    const { node } = momentAt(trace, step);
    const names = pathOf(trace, node, preference('naming')).slice(1);
    const path = names.length ? words.shape.call(names.map(({ name }) => name)) : words.shape.root;
    const whole = this.whole(trace);
    const rows = whole.plies.length;
    return html`<div class="card">
      ${guard([whole], () => shapeTable(words.shape.whole, whole, rows, bar))}
      ${shapeTable(words.shape.below(path), this.below(trace, node), rows, bar)}
    </div>`;
  }

  private whole(trace: Trace): TreeShape {
    if (this.#whole?.trace !== trace) this.#whole = { trace, shape: treeShape(trace) };
    return this.#whole.shape;
  }

  private below(trace: Trace, node: number): TreeShape {
    if (node === 0) return this.whole(trace);
    if (this.#below?.trace !== trace || this.#below.node !== node)
      this.#below = { trace, node, shape: treeShape(trace, node) };
    return this.#below.shape;
  }
}

function bar(counts: PlyCounts, widest: number) {
  const part = (name: string, calls: number) =>
    calls
      ? html`<i class=${name} style=${styled({ 'inline-size': `${(100 * calls) / widest}%` })}></i>`
      : nothing;
  const running = counts.calls - counts.x - counts.o - counts.draw;
  return html`<div aria-hidden="true">
    ${(['x', 'o', 'draw'] as const).map((result) => part(result, counts[result]))}${part('running', running)}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-shape': PlyShape;
  }
}
