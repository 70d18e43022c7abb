import { LitElement, unsafeCSS, type CSSResultGroup } from 'lit';
import { beginDrawing, endDrawing } from '../../elements/kit/undrawn.ts';
import { waitForTurn } from '../../elements/kit/turns.ts';
import { base, buttons, fields } from '../../elements/kit/base-styles.ts';
import { drawingStyles } from '../../views/index.ts';
import deskRules from './desk.css?inline';
import drawerRules from './drawer.css?inline';

/** Base class of workbenches. The first update waits for a later task, so that the page's scripts start first. */
export abstract class Desk extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    unsafeCSS(drawingStyles),
    unsafeCSS(deskRules),
    unsafeCSS(drawerRules),
  ];

  /** Removes the content for readers without scripts: its search would run but never be shown. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.replaceChildren();
    if (this.hasUpdated) return;
    this.ariaBusy = 'true';
    beginDrawing(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void endDrawing(this);
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await waitForTurn();
    await super.scheduleUpdate();
    this.ariaBusy = null;
    void endDrawing(this);
  }
}
