import { LitElement, unsafeCSS, type CSSResultGroup } from 'lit';
import { waitForTurn } from '../../elements/kit/later.ts';
import { base, buttons, fields } from '../../elements/kit/theme.ts';
import { drawingStyles } from '../../views/index.ts';
import deskRules from './desk.css?inline';
import drawerRules from './drawer.css?inline';

/** Base of workbenches. Its first update waits for a task of its own, so that the page's scripts begin before it. */
export abstract class Desk extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    unsafeCSS(drawingStyles),
    unsafeCSS(deskRules),
    unsafeCSS(drawerRules),
  ];

  /** What the page holds for readers without scripts goes: its search would be made, and never shown. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.replaceChildren();
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await waitForTurn();
    await super.scheduleUpdate();
  }
}
