import '../../elements/facts/ply-code.ts';
import '../../elements/facts/ply-stack.ts';
import { html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { words } from '../../words/index.ts';
import type { Aside } from './pair-messages.ts';

/** Call stack or code of the slide's search, over its text. It renders into the page's own tree, as its search does. */
@customElement('present-aside')
export class PresentAside extends LitElement {
  @property() shows: Aside | null = null;
  /** The id of the search. */
  @property() for = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const { shows } = this;
    this.hidden = !shows || !this.for;
    if (this.hidden) return nothing;
    return html`<section role="region" aria-label=${words.presenting[shows!]} tabindex="0">
      ${shows === 'stack' ? html`<ply-stack for=${this.for}></ply-stack>` : html`<ply-code for=${this.for}></ply-code>`}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'present-aside': PresentAside;
  }
}
