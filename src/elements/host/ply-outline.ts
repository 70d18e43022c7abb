import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import {
  findMoment,
  listOutlineRows,
  makeTour,
  outlineFilters,
  outlineOrders,
  type OutlineFilter,
  type OutlineOrder,
  type Session,
} from '../../walk/index.ts';
import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { renderSelectField } from '../kit/choice-fields.ts';
import { customElement } from '../kit/custom-element.ts';
import { isModified } from '../kit/is-modified.ts';
import { preference } from '../kit/preferences.ts';
import { base, buttons, dialogs, fields, tables } from '../kit/base-styles.ts';
import { hasOpenQuestion } from './open-questions.ts';
import outlineRules from './outline.css?inline';
import { renderOutlineRow, type OutlineActs, type OutlineView } from './outline-row.ts';
import type { SessionHost } from './session-host.ts';

/** Most rows in the DOM at once. */
const SHOWN = 60;

/** A search in sentences and as a table: a dialog that leaves the page when it is closed. */
@customElement('ply-outline')
export class PlyOutline extends LitElement {
  static override styles = [base, buttons, fields, tables, dialogs, unsafeCSS(outlineRules)];

  /** Whose search it shows. */
  @property({ attribute: false }) host: SessionHost | null = null;

  @state() private filter: OutlineFilter = 'all';
  @state() private order: OutlineOrder = 'called';
  /** The node of the row with the focus. */
  @state() private active = 0;
  /** The first row in the DOM. */
  @state() private start = 0;
  /** Nodes whose folding differs from `isAllUnfolded`. */
  @state() private turned: ReadonlySet<number> = new Set();
  @state() private isAllUnfolded = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  #rows: readonly number[] = [];
  #isFocusDue = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const { session } = this;
    if (!session) return;
    const { trace, step } = session;
    const { node } = findMoment(trace, step);
    this.active = node;
    const above = new Set([0]);
    for (let at = trace.parent[node]; at > 0; at = trace.parent[at]) above.add(at);
    this.turned = above;
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override updated(): void {
    if (!this.#isFocusDue) return;
    this.#isFocusDue = false;
    this.renderRoot.querySelector<HTMLElement>(`[data-row='${this.active}']`)?.focus();
  }

  protected override render() {
    const { session } = this;
    if (!session) return nothing;
    const { title, close, side } = words.tour;
    const { comparison } = session;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.remove()}
      @click=${(event: Event) => event.target === this.dialog && this.dialog.close()}
    >
      <div class="head row">
        <h2 id="title">${title}</h2>
        <button @click=${() => this.dialog.close()}>${close}</button>
      </div>
      ${comparison ? html`<p>${side(comparison.labels[0].short)}</p>` : nothing} ${this.renderTour(session)}
      ${this.renderTable(session)}
    </dialog>`;
  }

  private renderTour({ trace, comparison }: Session) {
    const { asked, secret, sentences, intro } = words.tour;
    if (this.isAhead) return html`<p>${this.isRoleSecret ? secret : asked}</p>`;
    return html`<h3>${sentences}</h3>
      <p class="quiet">${intro}</p>
      <ol class="tour column" role="list">
        ${makeTour(trace, preference('naming'), comparison).map(
          ({ text, step }) =>
            html`<li><button class="bare phrase" @click=${() => this.go(step)}>${text}</button></li>`,
        )}
      </ol>`;
  }

  private renderTable({ trace, step }: Session) {
    const tour = words.tour;
    const { filter, order } = this;
    const view: OutlineView = {
      trace,
      step,
      naming: preference('naming'),
      isRoleSecret: this.isRoleSecret,
      isAsked: this.isAhead,
      isFlat: filter !== 'all',
      isUnfolded: (node) => this.isUnfolded(node),
    };
    this.#rows = listOutlineRows(trace, {
      filter,
      order,
      last: this.isAhead ? findLastCalled(trace, step) : trace.length - 1,
      isUnfolded: view.isUnfolded,
    });
    const at = Math.max(this.#rows.indexOf(this.active), 0);
    const active = this.#rows[at] ?? 0;
    const start = Math.min(Math.max(this.start, at - SHOWN + 1), at);
    return html`<h3>${tour.table}</h3>
      <p class="quiet" id="keys">${tour.keys}</p>
      <div class="row end tools">
        ${this.isAhead ? nothing : this.renderChoices(trace)}
        <button @click=${() => this.foldAll(true)}>${tour.unfoldAll}</button>
        <button @click=${() => this.foldAll(false)}>${tour.foldAll}</button>
      </div>
      ${start > 0 ? html`<button class="more" @click=${() => this.moveTo(start - 1)}>${tour.earlier}</button>` : nothing}
      <table
        role="treegrid"
        aria-label=${tour.tableLabel(this.#rows.length)}
        aria-describedby="keys"
        aria-rowcount=${this.#rows.length + 1}
      >
        <thead>
          <tr role="row" aria-rowindex="1">
            ${listColumns(view).map((name) => html`<th role="columnheader" scope="col">${tour.columns[name]}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${this.#rows.slice(start, start + SHOWN).map((each, i) => {
            const place = { index: start + i + 2, isActive: each === active };
            return renderOutlineRow(view, each, place, this.#acts);
          })}
        </tbody>
      </table>
      ${start + SHOWN < this.#rows.length ? html`<button class="more" @click=${() => this.moveTo(start + SHOWN)}>${tour.later}</button>` : nothing}`;
  }

  private renderChoices({ cut }: Trace) {
    const { filter, filters, order, orders } = words.tour;
    const offered = outlineFilters.filter((each) => each !== 'cut' || cut);
    return html`${renderSelectField(
      filter,
      'filter',
      listOptions(offered, filters),
      this.filter,
      (chosen) => {
        this.filter = chosen;
        this.start = 0;
      },
    )}
    ${renderSelectField(order, 'order', listOptions(outlineOrders, orders), this.order, (chosen) => (this.order = chosen))}`;
  }

  private get session(): Session | null {
    return this.host?.session ?? null;
  }

  private get isRoleSecret(): boolean {
    return this.host?.ruler === 'plies';
  }

  /** Whether everything after the step is hidden. */
  private get isAhead(): boolean {
    return this.isRoleSecret || hasOpenQuestion(this.host);
  }

  private isUnfolded(node: number): boolean {
    return this.turned.has(node) !== this.isAllUnfolded;
  }

  private toggle(node: number): void {
    const turned = new Set(this.turned);
    if (!turned.delete(node)) turned.add(node);
    this.turned = turned;
  }

  private foldAll(isUnfolded: boolean): void {
    this.isAllUnfolded = isUnfolded;
    this.turned = new Set();
    if (!isUnfolded) this.active = 0;
  }

  private moveTo(row: number): void {
    const to = this.#rows[Math.min(Math.max(row, 0), this.#rows.length - 1)];
    if (to === undefined) return;
    const shown = Math.max(Math.min(row, this.#rows.length - 1), 0);
    if (shown < this.start || shown >= this.start + SHOWN) this.start = Math.max(shown - SHOWN / 2, 0);
    this.active = to;
    this.#isFocusDue = true;
    this.requestUpdate();
  }

  private go(step: number): void {
    const { session } = this;
    this.dialog.close();
    if (session) session.step = step;
  }

  readonly #acts: OutlineActs = {
    press: (event, node) => {
      if (isModified(event)) return;
      if (this.walkByKey(event.key, node)) event.preventDefault();
    },
    focus: (node) => (this.active = node),
    go: (node) => this.visit(node),
    toggle: (node) => {
      this.active = node;
      this.toggle(node);
    },
  };

  private visit(node: number): void {
    const { session } = this;
    if (session) this.go(session.trace.enterStep(node));
  }

  /** Follows the treegrid pattern of the ARIA Authoring Practices, rows first; whether the key was used. */
  private walkByKey(key: string, node: number): boolean {
    const trace = this.session!.trace;
    const at = this.#rows.indexOf(node);
    const isFlat = this.filter !== 'all';
    const canFold = !isFlat && trace.size(node) > 1;
    const to: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      PageUp: at - 10,
      PageDown: at + 10,
      Home: 0,
      End: this.#rows.length - 1,
    };
    if (key in to) this.moveTo(to[key]);
    else if (key === 'Enter') this.visit(node);
    else if (key === 'ArrowRight' && canFold && !this.isUnfolded(node)) this.toggle(node);
    else if (key === 'ArrowRight' && canFold) this.moveTo(at + 1);
    else if (key === 'ArrowLeft' && canFold && this.isUnfolded(node)) this.toggle(node);
    else if (key === 'ArrowLeft' && !isFlat && node > 0) this.moveTo(this.#rows.indexOf(trace.parent[node]));
    else return false;
    return true;
  }
}

function findLastCalled(trace: Trace, step: number): number {
  const { kind, node } = findMoment(trace, step);
  return kind === 'enter' ? node : trace.end[node] - 1;
}

type Column = keyof typeof words.tour.columns;

function listColumns({ trace, isRoleSecret }: OutlineView): Column[] {
  const { columns } = words.tour;
  const all = Object.keys(columns) as Column[];
  const isHidden: Partial<Record<Column, boolean>> = {
    kind: isRoleSecret,
    value: isRoleSecret,
    window: !trace.hasWindow,
  };
  return all.filter((name) => !isHidden[name]);
}

function listOptions<V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) {
  return values.map((value) => [value, labels[value]] as const);
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-outline': PlyOutline;
  }
}
