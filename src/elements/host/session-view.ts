import { html } from 'lit';
import { property } from 'lit/decorators.js';
import type { Session } from '../../walk/index.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { renderProblem } from '../kit/problem.ts';
import { SessionController } from './session-controller.ts';

/**
 * A view of a session, wherever the two are on the page.
 *
 * @slot - Shown as long as there is no session.
 */
export abstract class SessionView extends PlyElement {
  /** The id of the session that the view belongs to; without it, the nearest one around. */
  @property() for = '';

  protected readonly connection: SessionController;

  constructor(isBehind = false) {
    super();
    this.connection = new SessionController(this, isBehind);
  }

  protected override render(): unknown {
    const { session } = this.connection;
    return session
      ? this.renderSession(session)
      : html`<slot></slot>${renderProblem(this.connection.problem)}`;
  }

  protected abstract renderSession(session: Session): unknown;
}
