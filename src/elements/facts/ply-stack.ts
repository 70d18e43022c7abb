import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { stackRows, stackTable } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { stackRoom } from '../host/kept-room.ts';
import { preference } from '../kit/preferences.ts';
import { SessionController } from '../host/session-controller.ts';
import { styled } from '../kit/styled.ts';
import { base, tables } from '../kit/theme.ts';

/** The call stack, the newest call on top: who is to move, how the call came about, and what it knows so far. */
@customElement('ply-stack')
export class PlyStack extends LitElement {
  static override styles = [
    base,
    tables,
    css`
      :host {
        container-type: inline-size;
      }
      .room {
        --row: 2.0625rem;
        min-block-size: calc(3.5rem + var(--rows) * var(--row));
      }
      tbody tr {
        block-size: var(--row);
      }
      thead th {
        padding-block: 0.15rem;
        font-size: 0.8125rem;
        font-weight: 400;
        color: var(--ply-quiet);
        border: 0;
      }
      tbody tr:first-child {
        background: var(--ply-max-band);
        font-weight: 600;
      }
      tbody tr.returning {
        background: var(--ply-chosen-soft);
      }
      th,
      .arrival {
        inline-size: 1%;
        padding-inline-end: 0.75rem;
        white-space: nowrap;
      }
      thead th:last-child {
        inline-size: auto;
        min-inline-size: 7rem;
        white-space: normal;
      }
      .windowed .arrival {
        inline-size: auto;
        min-inline-size: 5.5rem;
        white-space: normal;
      }
      @container (max-width: 26rem) {
        .room {
          --row: 2.9rem;
        }
        table {
          font-size: 0.8125rem;
        }
        th,
        td {
          padding-inline: 0.15rem 0.3rem;
        }
        thead th:last-child,
        .windowed .arrival {
          min-inline-size: 0;
        }
      }
      .glyph {
        display: inline-block;
        inline-size: 1.25em;
      }
    `,
  ];

  /** The id of the session to follow; without it, the nearest one around. */
  @property() for = '';

  /** Whether what it stands in scrolls. It can be focused then, so that the keys of the keyboard scroll it. */
  @state() private isScrolled = false;
  readonly #session = new SessionController(this);
  readonly #size = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
    addEventListener('resize', this.measure);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    removeEventListener('resize', this.measure);
  }

  /** What it stands in is not observed: that changes with what stands beside it, after it was told. */
  private readonly measure = (): void => {
    const around = this.parentElement;
    this.isScrolled =
      around !== null &&
      around.scrollHeight > around.clientHeight &&
      getComputedStyle(around).overflowY !== 'visible';
  };

  protected override render() {
    const { session } = this.#session;
    if (!session) return nothing;
    const stack = words.stack;
    const { trace, step } = session;
    const rows = stackRows(trace, step, preference('notation'));
    return html`<div
      class="room"
      role="group"
      aria-label=${this.isScrolled ? stack.caption : ''}
      tabindex=${this.isScrolled ? 0 : -1}
      style=${styled({ '--rows': `${stackRoom(trace)}` })}
    >
      ${stackTable(rows, session.state.kind === 'exit')}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-stack': PlyStack;
  }
}
