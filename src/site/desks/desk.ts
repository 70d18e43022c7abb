import { LitElement } from 'lit';
import { ownTask } from '../../elements/kit/later.ts';

/** The workbench of a page: it is drawn in a turn of its own, after the scripts of the page have begun. */
export abstract class Desk extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await ownTask();
    await super.scheduleUpdate();
  }
}
