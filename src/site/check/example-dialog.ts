import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { query } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, dialogs } from '../../elements/kit/base-styles.ts';
import type { MistakeGroup } from '../../program/index.ts';
import { drawingStyles } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { resolveMistakePage } from '../address/site-page.ts';
import type { CheckRow } from './class-check.ts';
import exampleRules from './example-dialog.css?inline';
import { drawCheckedBoard } from './small-board.ts';

interface ShownExample {
  readonly group: MistakeGroup;
  readonly all: number;
  readonly row: CheckRow;
  /** The address of Your code with this program; empty until it is known. */
  readonly address: string;
}

/** Lines of the program before and after the one where it goes wrong. */
const AROUND = 4;

/** Shows one program of a group on the projector, without any name. Closing it returns the focus. */
export function openExample(example: ShownExample): void {
  const dialog = document.createElement('example-dialog');
  dialog.example = example;
  document.body.append(dialog);
}

@customElement('example-dialog')
export class ExampleDialog extends LitElement {
  static override styles = [base, buttons, dialogs, unsafeCSS(drawingStyles), unsafeCSS(exampleRules)];

  example!: ShownExample;
  @query('dialog') private dialog!: HTMLDialogElement;

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    const { group, all, row, address } = this.example;
    const checkPage = words.checkPage;
    const first = row.checked!.first!;
    return html`<dialog aria-labelledby="title" @close=${() => this.remove()}>
      <div class="head row">
        <h2 id="title">${group.name}</h2>
        <button @click=${() => this.dialog.close()}>${checkPage.close}</button>
      </div>
      <p class="quiet">${checkPage.example(group.members.length, all)}</p>
      <div class="shown">
        ${drawCheckedBoard(first.position, first.move)}
        <div>
          <p class="text">${first.text}</p>
          ${this.#renderLines(row, first.line)}
          <p class="row">
            ${address ? html`<a class="button" href=${address} target="_blank">${checkPage.openExample}</a>` : nothing}
            ${
              group.mistake
                ? html`<a class="button" href=${resolveMistakePage(group.mistake)} target="_blank"
                    >${words.mistakePages.about}</a
                  >`
                : nothing
            }
          </p>
        </div>
      </div>
    </dialog>`;
  }

  #renderLines({ submission }: CheckRow, line: number | null) {
    if (line === null || !submission.program) return nothing;
    const from = Math.max(1, line - AROUND);
    const lines = submission.program.source.split('\n').slice(from - 1, line + AROUND);
    const renderLine = (text: string, number: number) =>
      html`<span class=${number === line ? 'here' : ''}><i>${number}</i>${text}</span>`;
    return html`<pre tabindex="0"><code>${lines.map((text, i) => renderLine(text, from + i))}</code></pre>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'example-dialog': ExampleDialog;
  }
}
