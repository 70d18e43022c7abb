import { css, html, LitElement, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, dialogs } from '../../elements/kit/base-styles.ts';
import { FocusKeeper } from '../../elements/kit/kept-focus.ts';
import { words } from '../../words/index.ts';
import './class-answers.ts';
import './class-join.ts';
import type { RecordView } from './class-view.ts';
import type { Membership } from './membership.ts';
import type { TeacherState } from './teacher-link.ts';

/** How to join the class, who is here, and what was answered. Leaves the page when closed. */
@customElement('class-dialog')
export class ClassDialog extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    css`
      dialog {
        --dialog: 60rem;
        --ground: var(--ply-surface);
      }
      p {
        margin-block: var(--ply-space-8);
      }
    `,
  ];

  @property({ attribute: false }) membership: Membership | null = null;
  @property({ attribute: false }) record: RecordView | null = null;
  @property({ type: Boolean }) isProjected = false;
  /** Whether the page under it lists the seats and the answers, and says when the class has ended. */
  @property({ type: Boolean }) isOnClassPage = false;
  @property({ attribute: false }) state: TeacherState = 'connecting';
  /** Whether it asks to confirm the end of the class. */
  @property({ type: Boolean }) isEnding = false;
  onClosed: () => void = () => {};
  onEnd: () => void = () => {};
  @query('dialog') private dialog!: HTMLDialogElement;

  constructor() {
    super();
    this.addController(new FocusKeeper(this, 'h2'));
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override updated(): void {
    if (this.isOnClassPage && this.state === 'ended') this.dialog.close();
  }

  protected override render() {
    const { membership, record } = this;
    if (!membership) return nothing;
    const liveClass = words.liveClass;
    const isAsking = this.isEnding && this.state !== 'ended';
    return html`<dialog aria-labelledby="title" @close=${this.#close}>
      <div class="head row">
        <h2 id="title">${isAsking ? liveClass.endTitle : liveClass.bar}</h2>
        ${isAsking ? nothing : html`<button @click=${() => this.dialog.close()}>${liveClass.close}</button>`}
      </div>
      ${this.renderState(membership)}
      ${
        this.isOnClassPage
          ? nothing
          : html`<class-answers
              .record=${record}
              .code=${membership.code}
              ?isProjected=${this.isProjected}
            ></class-answers>`
      }
    </dialog>`;
  }

  private renderState(membership: Membership) {
    const liveClass = words.liveClass;
    if (this.state === 'ended') return html`<p role="status">${liveClass.ended}</p>`;
    if (!this.isEnding)
      return html`<class-join .membership=${membership}></class-join>
        <p><button @click=${() => (this.isEnding = true)}>${liveClass.end}</button></p>`;
    const isUp = this.state === 'up' || this.state === 'replaced';
    return html`<p>${liveClass.endHow(this.isOnClassPage || this.isProjected)}</p>
      <p class="row">
        <button class="primary" ?disabled=${!isUp} @click=${() => this.onEnd()}>${liveClass.end}</button>
        <button @click=${() => this.dialog.close()}>${liveClass.cancel}</button>
        ${isUp ? nothing : html`<span role="status">${this.state === 'connecting' ? liveClass.connecting : liveClass.lost}</span>`}
      </p>`;
  }

  readonly #close = (): void => {
    this.remove();
    this.onClosed();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'class-dialog': ClassDialog;
  }
}
