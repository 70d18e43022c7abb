import { css, html, LitElement, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, dialogs } from '../../elements/kit/theme.ts';
import { words } from '../../words/index.ts';
import './class-answers.ts';
import './class-join.ts';
import type { RecordView } from './class-view.ts';
import type { Membership } from './membership.ts';

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
      }
    `,
  ];

  @property({ attribute: false }) membership: Membership | null = null;
  @property({ attribute: false }) record: RecordView | null = null;
  @property({ type: Boolean }) isProjected = false;
  /** Nobody can join any more. */
  @property({ type: Boolean }) isOver = false;
  onClosed: () => void = () => {};
  @query('dialog') private dialog!: HTMLDialogElement;

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    const { membership, record } = this;
    if (!membership) return nothing;
    const name = words.liveClass;
    return html`<dialog aria-labelledby="title" @close=${this.#close}>
      <div class="head row">
        <h2 id="title">${name.bar}</h2>
        <button @click=${() => this.dialog.close()}>${name.close}</button>
      </div>
      ${this.isOver ? nothing : html`<class-join .membership=${membership}></class-join>`}
      <class-answers
        .record=${record}
        .code=${membership.code}
        ?isProjected=${this.isProjected}
      ></class-answers>
    </dialog>`;
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
