import { html, LitElement, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { isModified } from '../../elements/kit/is-modified.ts';
import { onPreferenceChange } from '../../elements/kit/preferences.ts';
import { base, buttons, fields, tables } from '../../elements/kit/base-styles.ts';
import {
  rungs,
  type CheckOptions,
  type MistakeGroup,
  type Rung,
  type Submission,
} from '../../program/index.ts';
import { drawingStyles } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { grantRuns } from '../address/run-permit.ts';
import { makeRandomHex } from '../class/make-id.ts';
import checkDeskRules from './check-desk.css?inline';
import checkedClassRules from './checked-class.css?inline';
import { nameRow, renderCheckTable, renderLegend } from './check-table.ts';
import { renderCheckTools } from './check-tools.ts';
import { filterRows, sortRows, type RowFilter, type RowSort } from './chosen-rows.ts';
import { ClassCheck, type CheckRow } from './class-check.ts';
import { packProgram, writeCodeAddress, type PackedProgram } from './code-address.ts';
import { openExample } from './example-dialog.ts';
import { renderMistakeGroups } from './mistake-groups.ts';
import { SpokenProgress } from './spoken-progress.ts';

const SEED = 1;

/** The results of a class's programs: a table that fills during the check, next to the groups by mistake. */
@customElement('checked-class')
export class CheckedClass extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    tables,
    unsafeCSS(drawingStyles),
    unsafeCSS(checkDeskRules),
    unsafeCSS(checkedClassRules),
  ];

  @property({ attribute: false }) submissions: readonly Submission[] = [];
  @property({ attribute: false }) kept = '';
  /** Called when the reader wants to check other files. */
  @property({ attribute: false }) chooseOthers: () => void = () => {};

  @state() private check: ClassCheck | null = null;
  @state() private filter: RowFilter = { group: '', text: '' };
  @state() private sort: RowSort = { column: 'student', isDown: false };
  @state() private isHidden = true;
  @state() private rung: Rung = 'glance';
  @state() private call = '';
  @state() private active = 1;
  @query('input[type=search]') private searchField!: HTMLInputElement;

  #order: readonly number[] = [];
  readonly #packed = new Map<CheckRow, PackedProgram | null>();
  /** The key with which this page grants that programs opened from it run at once. */
  readonly #key = makeRandomHex(16);
  #grants: BroadcastChannel | null = null;
  readonly #status = new SpokenProgress();

  constructor() {
    super();
    subscribeElement(this, onPreferenceChange);
    this.addEventListener('keydown', (event) => this.#handleKey(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#grants = grantRuns(this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#grants?.close();
    this.check?.stop();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const row of this.check?.rows ?? [])
      if (row.checked && !row.isRunning && row.submission.program) void this.#pack(row);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('submissions')) this.#begin();
  }

  protected override render() {
    return this.check ? this.#renderCheck(this.check) : nothing;
  }

  #renderCheck(check: ClassCheck) {
    const checkPage = words.checkPage;
    const rows = this.#listRows(check);
    const active = rows.find(({ number }) => number === this.active) ?? rows[0] ?? null;
    return html`<div class="promise row">
        <p><b>${checkPage.promise}</b> ${this.kept}</p>
        ${this.#renderHow()}
      </div>
      ${this.#renderTools(check)}
      <div class="parts">
        ${renderMistakeGroups({
          rows: check.rows,
          chosen: this.filter.group,
          choose: (group) => (this.filter = { ...this.filter, group }),
          show: (group) => this.#showExample(group, check.rows),
        })}
        <div class="results">
          <div class="scroll">
            ${renderCheckTable({
              rows,
              all: check.rows.length,
              sort: this.sort,
              isHidden: this.isHidden,
              active,
              findAddress: (row) => this.#findAddress(row, this.isHidden),
              choose: (column) => this.#choose(column),
              focus: ({ number }) => (this.active = number),
              chooseFile: check.phase === 'stopped' ? null : (row, file) => void this.#chooseFile(row, file),
            })}
            ${rows.length === 0 ? html`<p class="empty">${checkPage.none}</p>` : nothing}
          </div>
          ${renderLegend()}
        </div>
      </div>`;
  }

  #renderTools(check: ClassCheck) {
    return renderCheckTools({
      check,
      status: this.#status.describe(check),
      searched: this.filter.text,
      isHidden: this.isHidden,
      search: (text) => (this.filter = { ...this.filter, text }),
      toggleNames: this.#toggleNames,
      openTournament: () => void this.#openTournament(check),
      chooseOthers: this.chooseOthers,
    });
  }

  #renderHow() {
    const checkPage = words.checkPage;
    return html`<form class="how row" @submit=${this.#again}>
      <label class="row"
        >${checkPage.positions}
        <select .value=${this.rung} @change=${this.#chooseRung}>
          ${rungs.map((each) => html`<option value=${each} ?selected=${each === this.rung}>${checkPage.rungs[each]}</option>`)}
        </select></label
      >
      <label class="row"
        >${checkPage.call}
        <input class="mono" name="call" size="14" placeholder=${checkPage.callHint} .value=${this.call}
      /></label>
      <button>${checkPage.again}</button>
    </form>`;
  }

  #listRows(check: ClassCheck): CheckRow[] {
    const ordered = this.#order.map((number) => check.rows[number - 1]);
    return filterRows(ordered, this.filter, (row) => nameRow(row, check.rows.length, this.isHidden));
  }

  #begin(): void {
    this.check?.stop();
    this.#packed.clear();
    this.#status.begin();
    this.filter = { group: '', text: '' };
    this.active = 1;
    const check = new ClassCheck(
      this.submissions,
      this.#how,
      () => this.check === check && this.requestUpdate(),
    );
    this.check = check;
    this.#order = sortRows(check.rows, this.sort);
    void check.run();
  }

  async #chooseFile(row: CheckRow, file: string): Promise<void> {
    const { chooseFile } = await import('../../elements/program/opening/open-class.ts');
    this.#packed.delete(row);
    this.check?.replace(row, chooseFile(row.submission, file));
  }

  async #pack(row: CheckRow): Promise<void> {
    const { checked, submission } = row;
    if (!checked || this.#packed.has(row)) return;
    this.#packed.set(row, null);
    const packed = await packProgram(submission, checked);
    if (row.checked === checked) this.#packed.set(row, packed);
    else this.#packed.delete(row);
    this.requestUpdate();
  }

  /** The address of Your code with the program of a row; empty until it is known. */
  #findAddress(row: CheckRow, isHidden: boolean): string {
    const packed = this.#packed.get(row);
    const name = isHidden ? nameRow(row, this.check!.rows.length, true) : null;
    return packed ? writeCodeAddress(packed, name, this.#key) : '';
  }

  #choose(column: RowSort['column']): void {
    this.sort = { column, isDown: this.sort.column === column && !this.sort.isDown };
    if (this.check) this.#order = sortRows(this.check.rows, this.sort);
  }

  #showExample(group: MistakeGroup, rows: readonly CheckRow[]): void {
    const row = rows.find(({ checked }) => checked?.first && group.members.includes(checked))!;
    openExample({ group, all: rows.length, row, address: this.#findAddress(row, true) });
  }

  async #openTournament(check: ClassCheck): Promise<void> {
    const { openTournament } = await import('./tournament-dialog.ts');
    openTournament({ check, how: this.#how, isHidden: this.isHidden, key: this.#key });
  }

  get #how(): CheckOptions {
    return { rung: this.rung, seed: SEED, side: null, call: this.call };
  }

  readonly #toggleNames = (): void => {
    this.isHidden = !this.isHidden;
  };

  readonly #chooseRung = ({ target }: Event): void => {
    this.rung = rungs.find((each) => each === (target as HTMLSelectElement).value) ?? 'glance';
    this.#begin();
  };

  readonly #again = (event: SubmitEvent): void => {
    event.preventDefault();
    const call = new FormData(event.target as HTMLFormElement).get('call');
    this.call = typeof call === 'string' ? call.trim() : '';
    this.#begin();
  };

  #handleKey(event: KeyboardEvent): void {
    if (!this.check || isModified(event)) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (event.key === '/') this.searchField.focus();
    else if (event.key === 'n') this.#toggleNames();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      this.#move(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  #move(by: number): void {
    const links = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-row]')];
    const at = links.findIndex((link) => link.tabIndex === 0);
    links[Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'checked-class': CheckedClass;
  }
}
