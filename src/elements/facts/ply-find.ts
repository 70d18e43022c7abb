import { html, nothing, unsafeCSS } from 'lit';
import { state } from 'lit/decorators.js';
import { drawingStyles, buildBoardAt, addNames } from '../../views/index.ts';
import type { Move } from '../../game/index.ts';
import { Kind, type Trace } from '../../search/index.ts';
import { findCall, findMoment, seekGame, type Result, type Session } from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { renderCellGrid, cellGridStyles, focusActive } from '../kit/cell-grid.ts';
import { renderChoiceField, renderSelectField } from '../kit/choice-fields.ts';
import { customElement } from '../kit/custom-element.ts';
import findRules from './find.css?inline';
import { listExampleMoves, listGameLengths, listMoves, listPath } from './find-parts.ts';
import { FocusKeeper } from '../kit/kept-focus.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import { base, buttons, card, fields } from '../kit/base-styles.ts';

/**
 * Ways to a call: back along the moves that lead to the current one, by a move on its board, by typed moves, or to the
 * next finished game of a certain result and length. Each sets the step.
 */
@customElement('ply-find')
export class PlyFind extends SessionView {
  static override styles = [
    base,
    buttons,
    fields,
    card,
    unsafeCSS(drawingStyles),
    cellGridStyles,
    unsafeCSS(findRules),
  ];

  @state() private active: Move = 0;
  @state() private result: Result = 'x';
  @state() private plies: number | null = null;
  /** What went wrong in a form, until the step changes. */
  @state() private said: {
    readonly in: 'moves' | 'games';
    readonly text: string;
    readonly step: number;
  } | null = null;

  constructor() {
    super(true);
    this.addController(new FocusKeeper(this));
  }

  protected override renderSession({ trace, step }: Session) {
    const { node } = findMoment(trace, step);
    return html`<section class="card" role="group" aria-label=${words.find.label}>
      ${this.renderPath(trace, node)}
      <div class="ways column">
        <div class="play">${this.renderBoard(trace, node)}</div>
        <div class="forms column">${this.renderMovesForm(trace)} ${this.renderGamesForm(trace)}</div>
      </div>
    </section>`;
  }

  protected override updated(): void {
    focusActive(this.shadowRoot);
  }

  private renderPath(trace: Trace, node: number) {
    return html`<div class="path" role="group" aria-label=${words.find.path}>
      <ol class="row end">
        ${listPath(trace, node, preference('naming')).map(
          ({ call, name }) =>
            html`<li>
              <button
                aria-current=${call === node ? 'step' : 'false'}
                @click=${() => this.goToStep(trace.enterStep(call))}
              >
                ${name}
              </button>
            </li>`,
        )}
      </ol>
    </div>`;
  }

  private renderBoard(trace: Trace, node: number) {
    const find = words.find;
    const naming = preference('naming');
    const bare = buildBoardAt(trace, node, naming);
    const visit = (child: number | null) => child !== null && this.goToStep(trace.enterStep(child));
    const isEnd = trace.end[node] === node + 1;
    const end = trace.kindOf(node) === Kind.terminal ? find.over : find.end;
    if (!bare)
      return html`<p>${isEnd ? end : find.branches}</p>
        <div class="row end">
          ${listMoves(trace, node, naming).map(
            ({ call, name }) => html`<button @click=${() => visit(call)}>${name}</button>`,
          )}
        </div>`;
    const { game } = trace.root;
    const grid = renderCellGrid({
      board: addNames(bare, trace.root, naming),
      label: find.board,
      active: this.active,
      name: (cell, row, column) =>
        find.cell(game.moveName(cell, naming), row, column, bare.cells[cell] ?? null),
      isOpen: (cell) => trace.child(node, cell) !== null,
      press: (cell) => visit(trace.child(node, cell)),
      activate: (cell) => (this.active = cell),
    });
    return html`${grid}
      <p>${isEnd ? end : find.boardHint}</p>`;
  }

  private renderMovesForm(trace: Trace) {
    const find = words.find;
    const problem = this.readSaid('moves');
    return html`<form @submit=${this.#submitMoves}>
      <label for="moves">${find.moves}</label>
      <div class="row end">
        <input
          id="moves"
          name="moves"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="moves-hint"
          aria-invalid=${problem ? 'true' : 'false'}
        />
        <button>${find.go}</button>
      </div>
      <p id="moves-hint" role="status">
        ${problem || find.movesHint(listExampleMoves(trace, preference('naming')))}
      </p>
    </form>`;
  }

  private renderGamesForm(trace: Trace) {
    const find = words.find;
    const lengths = listGameLengths(trace);
    if (lengths.length === 0) return nothing;
    const results = Object.entries(find.results) as [Result, string][];
    const all: [string, string][] = [
      ['', find.anyLength],
      ...lengths.map((plies): [string, string] => [`${plies}`, find.plies(plies)]),
    ];
    return html`<fieldset>
      <legend>${find.games}</legend>
      <div class="row end">
        ${renderChoiceField(find.result, 'result', results, this.result, (result) => (this.result = result))}
        ${renderSelectField(find.length, 'length', all, `${this.plies ?? ''}`, (plies) => (this.plies = Number(plies) || null))}
        <button @click=${() => this.findGame('previous')}>${find.previous}</button>
        <button class="primary" @click=${() => this.findGame('next')}>${find.next}</button>
      </div>
      <p role="status">${this.readSaid('games')}</p>
    </fieldset>`;
  }

  private findGame(way: 'next' | 'previous'): void {
    const { session } = this;
    const { result, plies } = this;
    const from = session.step;
    this.connection.playback?.pause();
    const isFound = session.go(seekGame({ result, plies }, way === 'next' ? 1 : -1));
    const none = words.find[way === 'next' ? 'noneAfter' : 'noneBefore'];
    this.said = isFound || session.step !== from ? null : { in: 'games', text: none, step: from };
  }

  private readSaid(form: 'moves' | 'games'): string {
    const { said } = this;
    return said?.in === form && said.step === this.session.step ? said.text : '';
  }

  private goToStep(step: number): void {
    this.connection.playback?.pause();
    this.session.step = step;
    this.said = null;
  }

  private get session(): Session {
    return this.connection.session!;
  }

  readonly #submitMoves = (event: SubmitEvent): void => {
    event.preventDefault();
    const moves = (event.target as HTMLFormElement).elements.namedItem('moves') as HTMLInputElement;
    const { trace, step } = this.session;
    try {
      this.goToStep(trace.enterStep(findCall(trace, moves.value, preference('naming'))));
    } catch (error) {
      this.said = { in: 'moves', text: describeError(error), step };
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-find': PlyFind;
  }
}
