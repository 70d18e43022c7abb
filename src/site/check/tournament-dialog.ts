import { html, LitElement, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, dialogs, fields, tables } from '../../elements/kit/base-styles.ts';
import { FocusKeeper } from '../../elements/kit/kept-focus.ts';
import { OPENING, type CheckOptions, type Standing } from '../../program/index.ts';
import { drawingStyles } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { nameRow } from './check-table.ts';
import type { ClassCheck } from './class-check.ts';
import { ClassTournament, countPoints, type TournamentResults } from './class-tournament.ts';
import { packProgram, writeCodeAddress } from './code-address.ts';
import { countLanes } from './judges.ts';
import { drawCheckedBoard } from './small-board.ts';
import tournamentRules from './tournament-dialog.css?inline';

/** The time for a program's tournament, as a share of the time for its check on the sample. */
const SHARE = 0.6;

interface TournamentFacts {
  readonly check: ClassCheck;
  readonly how: CheckOptions;
  readonly isHidden: boolean;
  /** The key with which the page grants runs in Your code. */
  readonly key: string;
}

/** The last tournament of a class, so that its games are there again when the dialog is opened again. */
const lastOf = new WeakMap<ClassCheck, ClassTournament>();

/** Lets the programs of a class play each other. Closing it stops those that still play, and returns the focus. */
export function openTournament(facts: TournamentFacts): void {
  const dialog = document.createElement('tournament-dialog');
  dialog.facts = facts;
  document.body.append(dialog);
}

@customElement('tournament-dialog')
export class TournamentDialog extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    tables,
    dialogs,
    unsafeCSS(drawingStyles),
    unsafeCSS(tournamentRules),
  ];

  facts!: TournamentFacts;
  /** Indices of the two players whose game is shown. */
  @state() private shown = { x: 0, o: 1 };
  /** The number of moves on the board. */
  @state() private move = 0;
  @state() private address = '';
  @query('dialog') private dialog!: HTMLDialogElement;
  #tournament!: ClassTournament;

  constructor() {
    super();
    this.addController(new FocusKeeper(this, 'h2'));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { check, how } = this.facts;
    const last = lastOf.get(check);
    this.#tournament = last?.isStillOf(check.rows, how)
      ? last
      : new ClassTournament(check.rows, how, () => this.requestUpdate());
    lastOf.set(check, this.#tournament);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#tournament.stop();
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { results } = this.#tournament;
    if (results) void this.#findAddress(results);
  }

  protected override render() {
    const checkTournament = words.checkTournament;
    const { results } = this.#tournament;
    return html`<dialog aria-labelledby="title" @close=${() => this.remove()}>
      <div class="head row">
        <h2 id="title">${checkTournament.title}</h2>
        <button @click=${() => this.dialog.close()}>${words.checkPage.close}</button>
      </div>
      ${results ? this.#renderResults(results) : this.#renderStart()}
      <p role="status" class="quiet">${this.#describeStatus()}</p>
    </dialog>`;
  }

  #describeStatus(): string {
    const { asked, results, rows, games } = this.#tournament;
    if (results) return words.checkTournament.done(games);
    return asked === null ? '' : words.checkTournament.asking(asked, rows.length);
  }

  #renderStart() {
    const checkTournament = words.checkTournament;
    const { rows, left, games, asked } = this.#tournament;
    const isEnough = rows.length > 1;
    return html`<div class="start">
      ${drawCheckedBoard(OPENING, null)}
      <div class="column">
        <p>${isEnough ? checkTournament.explain(rows.length, games) : checkTournament.tooFew}</p>
        <p>${checkTournament.opening}</p>
        ${[...left].map(([why, count]) => html`<p>${checkTournament.left(count, why)}</p>`)}
        ${
          asked !== null
            ? html`<progress max=${rows.length} .value=${asked} aria-hidden="true"></progress>`
            : isEnough
              ? html`<p>${checkTournament.minutes(this.#estimateMinutes())}</p>
                  <p>
                    <button class="primary" @click=${() => void this.#tournament.run()}>
                      ${checkTournament.begin}
                    </button>
                  </p>`
              : nothing
        }
      </div>
    </div>`;
  }

  #estimateMinutes(): number {
    const { length } = this.#tournament.rows;
    const all = ((this.facts.check.meanTime ?? 0) * SHARE * length) / countLanes(length);
    return all < 60_000 ? 0 : Math.ceil(all / 60_000);
  }

  #renderResults(results: TournamentResults) {
    const checkTournament = words.checkTournament;
    const { student, points, wins, draws, losses, open } = checkTournament.columns;
    return html`<div class="results">
      <div class="scroll" tabindex="0" role="region" aria-label=${checkTournament.standings}>
        <table>
          <caption>
            ${checkTournament.counted}
          </caption>
          <thead>
            <tr>
              <th scope="col">${student}</th>
              ${[points, wins, draws, losses, open].map((name) => html`<th class="number" scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${results.standings.map((each) => this.#renderStanding(each))}
          </tbody>
        </table>
      </div>
      ${this.#renderGame(results)}
    </div>`;
  }

  #name(player: number): string {
    const { check, isHidden } = this.facts;
    return nameRow(this.#tournament.rows[player], check.rows.length, isHidden);
  }

  #renderStanding(standing: Standing) {
    const { player, wins, draws, losses, open } = standing;
    const name = this.#name(player);
    return html`<tr>
      <th scope="row">
        <button
          class="bare"
          title=${words.checkTournament.watch(name)}
          @click=${() => this.#show(this.#chooseGame(standing))}
        >
          ${name}
        </button>
      </th>
      ${[countPoints(standing), wins, draws, losses, open].map((count) => html`<td class="number">${count}</td>`)}
    </tr>`;
  }

  /** Chooses a game to show: one that the player lost, if any. */
  #chooseGame({ player, beaten }: Standing): TournamentDialog['shown'] {
    if (!beaten) return { x: player, o: player === 0 ? 1 : 0 };
    return beaten.as === 'x' ? { x: player, o: beaten.by } : { x: beaten.by, o: player };
  }

  #show(shown: TournamentDialog['shown']): void {
    this.shown = shown;
    this.move = 0;
  }

  #renderGame(results: TournamentResults) {
    const checkTournament = words.checkTournament;
    const { x, o } = this.shown;
    const { positions, replies, winner } = results.play(x, o);
    const last = positions.length - 1;
    const at = Math.min(this.move, last);
    const end =
      winner === null
        ? checkTournament.unfinished
        : winner === 0
          ? checkTournament.drawn
          : checkTournament.won(winner > 0 ? 'x' : 'o');
    // A program that made no move changed no board.
    const final = replies.slice(last).map(({ text }) => text);
    return html`<section class="game" aria-labelledby="game">
      <h3 id="game">${checkTournament.game}</h3>
      <div class="row">
        ${this.#renderPlayer('x', checkTournament.asX)} ${this.#renderPlayer('o', checkTournament.asO)}
      </div>
      <div class="start">
        ${drawCheckedBoard(positions[at], at === 0 ? null : replies[at - 1].move)}
        <ol>
          <li>${this.#renderMove(0, at, checkTournament.opens)}</li>
          ${replies
            .slice(0, last)
            .map(
              ({ text }, index) =>
                html`<li>
                  ${this.#renderMove(index + 1, at, index + 1 === last ? [text, ...final, end].join(' ') : text)}
                </li>`,
            )}
          ${last === 0 ? html`<li>${[...final, end].join(' ')}</li>` : nothing}
        </ol>
      </div>
      <p class="row">
        <button aria-disabled=${at === 0} @click=${() => (this.move = Math.max(0, at - 1))}>
          ${checkTournament.previous}
        </button>
        <button aria-disabled=${at === last} @click=${() => (this.move = Math.min(last, at + 1))}>
          ${checkTournament.next}
        </button>
        ${this.address ? html`<a class="button" href=${this.address} target="_blank">${checkTournament.openCode}</a>` : nothing}
      </p>
    </section>`;
  }

  #renderMove(index: number, at: number, text: string) {
    return html`<button
      class="bare phrase"
      aria-current=${index === at ? 'step' : 'false'}
      @click=${() => (this.move = index)}
    >
      ${text}
    </button>`;
  }

  #renderPlayer(side: 'x' | 'o', label: string) {
    const players = this.#tournament.rows.map((_, player) => player);
    const choose = ({ target }: Event) =>
      this.#show({ ...this.shown, [side]: Number((target as HTMLSelectElement).value) });
    return html`<label class="row"
      >${label}
      <select .value=${live(`${this.shown[side]}`)} @change=${choose}>
        ${players
          .filter((player) => player !== this.shown[side === 'x' ? 'o' : 'x'])
          .map(
            (player) =>
              html`<option value=${player} ?selected=${player === this.shown[side]}>
                ${this.#name(player)}
              </option>`,
          )}
      </select></label
    >`;
  }

  /**
   * The address of Your code at the call that made the last move on the board; before the first move, at the call for
   * it.
   */
  async #findAddress(results: TournamentResults): Promise<void> {
    const { shown, move } = this;
    const { x, o } = shown;
    const { positions, replies } = results.play(x, o);
    const index = Math.min(Math.max(0, move - 1), replies.length - 1);
    if (index < 0) return void (this.address = '');
    const position = positions[index];
    // O begins.
    const player = index % 2 === 0 ? o : x;
    const { call } = replies[index];
    const { submission } = this.#tournament.rows[player];
    const packed = await packProgram(submission, { call, first: { position, call, step: 0 } });
    if (!packed || this.shown !== shown || this.move !== move) return;
    const { isHidden, key } = this.facts;
    this.address = writeCodeAddress(packed, isHidden ? this.#name(player) : null, key);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tournament-dialog': TournamentDialog;
  }
}
