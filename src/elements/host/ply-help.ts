import { css, html, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { words } from '../../words/index.ts';
import { renderPressRow } from '../kit/choice-fields.ts';
import { customElement } from '../kit/custom-element.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { drawIcon } from './icons.ts';
import { findExplained, legendStyles, renderLegend } from './legend-list.ts';
import { commandKeys, earlyCommands, type Command } from './key-table.ts';
import { areKeysAnywhere, type PageKey } from './page-keys.ts';
import type { SessionHost } from './session-host.ts';
import { base, buttons, dialogs, tables } from '../kit/base-styles.ts';

export type HelpTopic = 'legend' | 'keys';

/** The sheet that explains the signs of a tree and a timeline, and the buttons and keys: a dialog that leaves the page when it is closed. */
@customElement('ply-help')
export class PlyHelp extends PlyElement {
  static override styles = [
    base,
    buttons,
    tables,
    dialogs,
    ...legendStyles,
    css`
      h3 {
        margin-block: var(--ply-space-20) var(--ply-space-4);
      }
      .told {
        padding-inline-start: var(--ply-space-20);
        list-style: disc;
        font-size: var(--ply-type-15);
      }
      p {
        margin-block: var(--ply-space-8) var(--ply-space-16);
        color: var(--ply-ink-3);
      }
      thead th {
        color: var(--ply-ink-3);
        border: 0;
      }
      tbody th {
        white-space: nowrap;
      }
      tbody th svg {
        margin-inline-end: var(--ply-space-6);
        vertical-align: -0.3em;
      }
      tbody th:not(:has(svg), .does) {
        padding-inline-start: 2.1rem;
      }
      th.does {
        white-space: normal;
      }
      .keys {
        white-space: nowrap;
        text-align: end;
      }
      @media (width <= 40rem) {
        dialog {
          padding: var(--ply-space-16);
        }
        thead {
          --unseen: ;
        }
        tbody tr {
          display: grid;
          grid-template: 'name keys' 'does does' / 1fr auto;
          padding-block: var(--ply-space-6);
          border-block-start: 1px solid var(--ply-line);
        }
        tbody :is(th, td) {
          padding: 0;
          border: 0;
        }
        .does {
          grid-area: does;
          color: var(--ply-ink-3);
        }
      }
      /* A phone has no keys; what has no sign has no button. A tablet may have a keyboard. */
      @media (pointer: coarse) and (width <= 40rem) {
        .keys,
        .of-keys,
        tbody tr:not(:has(svg)) {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) topic: HelpTopic = 'keys';
  /** Whose tree and timeline the legend explains; null for keys pressed outside of widgets. */
  @property({ attribute: false }) host: SessionHost | null = null;
  /** The keys of the page around the widgets. */
  @property({ attribute: false }) pageKeys: readonly PageKey[] = [];

  @query('dialog') private dialog!: HTMLDialogElement;

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    const help = words.help;
    const legend = words.legend;
    const controls = words.controls;
    const explained = this.host && findExplained(this.host);
    const topic = explained ? this.topic : 'keys';
    const topics = [
      ['legend', controls.legend],
      ['keys', controls.help],
    ] as const;
    return html`<dialog
      aria-labelledby="title"
      data-topic=${topic}
      @close=${() => this.remove()}
      @click=${(event: Event) => event.target === this.dialog && this.dialog.close()}
    >
      <div class="head row">
        <h2 id="title">${topic === 'legend' ? controls.legend : help.title}</h2>
        <button @click=${() => this.dialog.close()}>${help.close}</button>
      </div>
      ${explained ? renderPressRow('tabs', legend.topics, topics, topic, (chosen) => (this.topic = chosen)) : nothing}
      ${explained && topic === 'legend' ? renderLegend(explained) : this.renderKeys(explained?.figure.hidesRoles ?? false)}
    </dialog>`;
  }

  private renderKeys(isEarly: boolean) {
    const help = words.help;
    const { helpTitle, help: lines, helpWithValues, helpWithKeys } = words.tree;
    const commands = isEarly ? earlyCommands : (Object.keys(commandKeys) as Command[]);
    return html`<p class="of-keys">${help.intro} ${areKeysAnywhere() ? help.anywhere : ''}</p>
      <table>
        <thead class="spare">
          <tr>
            <th scope="col">${help.button}</th>
            <th scope="col">${help.does}</th>
            <th scope="col" class="keys">${help.keys}</th>
          </tr>
        </thead>
        <tbody>
          ${commands.map(renderCommandRow)}
        </tbody>
      </table>
      <h3>${helpTitle}</h3>
      <ul class="told">
        ${[...lines, ...(isEarly ? [] : [helpWithValues])].map((line) => html`<li>${line}</li>`)}
        ${helpWithKeys.map((line) => html`<li class="of-keys">${line}</li>`)}
      </ul>
      ${renderPageKeys(this.pageKeys)}`;
  }
}

function renderPageKeys(keys: readonly PageKey[]) {
  if (keys.length === 0) return nothing;
  const { pageTitle, pageIntro, or } = words.help;
  return html`<section class="of-keys">
    <h3>${pageTitle}</h3>
    <p>${pageIntro}</p>
    <table>
      <tbody>
        ${keys.map(
          (each) =>
            html`<tr>
              <th scope="row" class="does">${each.does}</th>
              <td class="keys">
                ${each.keys.map((key, i) => html`${i ? ` ${or} ` : ''}${renderKeyCaps(key)}`)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function renderCommandRow(command: Command) {
  const controls = words.controls;
  const help = words.help;
  const name = command === 'playOrPause' ? controls.play : controls[command];
  const keys = commandKeys[command].map(
    (key, index) => html`${index ? ` ${help.or} ` : ''}${renderKeyCaps(key)}`,
  );
  return html`<tr>
    <th scope="row">${drawIcon(command)}${name}</th>
    <td class="does">${help.meaning[command]}</td>
    <td class="keys">${keys}</td>
  </tr>`;
}

function renderKeyCaps(key: string) {
  const caps = key === '-' || key === '+' ? [key] : key.split('+');
  return caps.map((cap) => html`<kbd>${words.help.keyNames[cap] ?? cap.toUpperCase()}</kbd> `);
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-help': PlyHelp;
  }
}
