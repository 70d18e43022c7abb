import { LitElement, unsafeCSS, type CSSResultGroup } from 'lit';
import { ownTask } from '../../elements/kit/later.ts';
import { base, buttons, fields } from '../../elements/kit/theme.ts';
import { drawingStyles } from '../../views/index.ts';
import deskRules from './desk.css?inline';
import drawerRules from './drawer.css?inline';

/** The workbench of a page: it is drawn in a turn of its own, after the scripts of the page have begun. */
export abstract class Desk extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    unsafeCSS(drawingStyles),
    unsafeCSS(deskRules),
    unsafeCSS(drawerRules),
  ];

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await ownTask();
    await super.scheduleUpdate();
  }
}
