import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';

/** What a setting of a drawer does; fetched when a drawer opens. */
@customElement('setting-hint')
export class SettingHint extends LitElement {
  static override styles = [
    base,
    css`
      p {
        padding-block-start: var(--ply-space-4);
        font-size: var(--ply-type-13);
        line-height: 1.4;
      }
    `,
  ];

  /** The setting, as addresses name it. */
  @property() of = '';

  protected override render() {
    const hint = words.settingHints[this.of];
    return hint ? html`<p class="quiet">${hint}</p>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'setting-hint': SettingHint;
  }
}
