import { html, nothing, render, unsafeCSS } from 'lit';
import { query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { StepChange } from '../../elements/host/session-host.ts';
import { registerPageKeys } from '../../elements/host/page-keys.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import type { KeptProgram } from '../../elements/program/kept-programs.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import type { SaidTexts } from '../../elements/program/reading-line.ts';
import type { ProgramLanguage } from '../../program/index.ts';
import { first } from '../../program/starts/first.ts';
import type { Start } from '../../program/starts/index.ts';
import { type Settings, prepareSearch } from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import { fetchElements } from '../every-page/fetch-elements.ts';
import { showIgnored } from '../address/page-message.ts';
import { waitForPermit } from '../address/run-permit.ts';
import { readProgramAddress, writeProgramAddress, type ProgramPlace } from '../address/program-address.ts';
import type { PlacedProgram } from '../address/program-at.ts';
import { renderCodeChips, type CodeDrawer } from './code-chips.ts';
import codeDeskRules from './code-desk.css?inline';
import { Desk } from './desk.ts';
import { OpenDrawer } from './open-drawer.ts';

/**
 * The workbench for programs: chips in the page's bar set the board, the call and the starter program. The address keeps
 * board, call and step, or a shared program; the browser keeps the text.
 */
@customElement('code-desk')
export class CodeDesk extends Desk {
  static override styles = [Desk.styles, unsafeCSS(codeDeskRules)];

  @query('ply-program') private program!: PlyProgram;
  @query('#play') private playHeading!: HTMLElement;

  readonly #address = new AddressController<ProgramPlace>(this, {
    read: readProgramAddress,
    write: writeProgramAddress,
  });
  readonly #bar = document.getElementById('chips');
  readonly #drawer = new OpenDrawer<CodeDrawer>(this, {
    place: () => this.#bar ?? this.renderRoot,
    hasKeys: true,
    prepare: async () => (this.#parts ??= await import('./code-drawers.ts')),
  });
  #firstSource = '';
  #parts: typeof import('./code-drawers.ts') | null = null;
  /** Starter programs by text; null before their drawer is first opened. */
  #starts: {
    readonly language: ProgramLanguage;
    readonly starts: ReadonlyMap<string, Start>;
  } | null = null;
  /** The program or key that was last opened from an address. */
  #openedKey = '';
  #isSampleShown = false;
  #awaitedProgram: Promise<PlacedProgram> | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void import('../../elements/program/ply-program.ts');
    registerPageKeys(async () => (await import('./desk-keys.ts')).deskKeys);
  }

  /** Waits for the program in the address, so that no other can be run instead. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      const { place } = this.#address;
      if (place.program || place.start) this.#awaitedProgram = fetchProgram(place);
      await Promise.allSettled([this.#awaitedProgram]);
      this.#firstSource = await first.text();
    }
    await super.scheduleUpdate();
  }

  protected override updated(): void {
    if (this.#bar) render(this.renderChips(), this.#bar);
    fetchElements(this.renderRoot);
    void this.fetchStarts();
    void this.openAddress();
    void this.showSample();
  }

  protected override render() {
    const { call, reads, step } = this.#address.place;
    return html`
      ${this.#bar || !this.hasUpdated ? nothing : this.renderChips()}
      <ply-program
        id="program"
        .source=${this.#firstSource}
        .file=${first.file}
        .position=${this.position}
        .call=${live(call)}
        .reads=${live(reads)}
        .step=${live(step)}
        @ply-step-change=${({ detail }: CustomEvent<StepChange>) => this.#address.writePlace({ ...this.#address.place, step: detail.step })}
        @ply-position-change=${this.#handleMove}
        @ply-reading-change=${this.#handleReading}
        @ply-source-change=${this.#handleChange}
        @ply-search-change=${() => this.requestUpdate()}
        >${this.renderDrawer()}</ply-program
      >
      <section class="more column" aria-labelledby="play">
        <h2 id="play" tabindex="-1">${words.codeDesk.play}</h2>
        <p class="quiet">${words.codeDesk.playHint}</p>
        <ply-play for="program"></ply-play>
      </section>
      <section class="more column wide" aria-labelledby="compare">
        <h2 id="compare">${words.codeDesk.compare}</h2>
        <p class="quiet">${words.codeDesk.compareHint}</p>
        <ply-compare for="program"></ply-compare>
      </section>
    `;
  }

  private get position(): string {
    return this.#address.place.position || first.position;
  }

  private renderChips() {
    const { position } = this;
    const call = this.#address.place.call || this.program.asked;
    return renderCodeChips(this.#drawer, { position, call }, (event) => {
      // The fragment of the address holds the board and the call.
      event.preventDefault();
      this.playHeading.scrollIntoView();
      this.playHeading.focus();
    });
  }

  private async fetchStarts(): Promise<void> {
    const { language } = this.program;
    if (this.#drawer.name !== 'start' || this.#starts?.language === language) return;
    const starts = await this.#parts?.fetchStartsByText(language);
    if (starts) this.#starts = { language, starts };
    this.requestUpdate();
  }

  private renderDrawer() {
    const { name } = this.#drawer;
    if (name === null) return nothing;
    const { drawers, close, chips } = words.codeDesk;
    const parts = this.#parts;
    if (!parts) return nothing;
    const { call } = this.#address.place;
    const content = {
      position: () =>
        html`<position-setup
          takes="tic-tac-toe"
          .settings=${{ position: this.position }}
          @ply-settings-change=${({ detail }: CustomEvent<Settings>) => this.changePlace({ position: detail['position'] ?? '' })}
        ></position-setup>`,
      call: () =>
        parts.renderCallFields(call || this.program.asked, this.program.offered, (chosen) =>
          this.changePlace({ call: chosen }),
        ),
      start: () =>
        parts.renderStartList(
          this.#starts?.starts,
          this.program.source,
          (chosen) => void this.loadStart(chosen),
        ),
    };
    return this.#drawer.renderDrawer({ titles: drawers, close, others: chips }, content[name]());
  }

  /** Runs a program again that has already run, unless its text has changed. */
  private changePlace(change: Partial<ProgramPlace>): void {
    const isCurrent = this.program.hasRun && !this.program.isTextChanged;
    this.#address.place = { ...this.#address.place, ...change, step: 0 };
    if (isCurrent) void this.updateComplete.then(() => this.program.run());
  }

  private async loadStart(start: Start): Promise<void> {
    const { key, position, call, language, file } = start;
    this.#openedKey = key;
    await this.replaceProgram({ source: await start.text(), language, file, files: {} });
    this.#address.place = {
      ...this.#address.place,
      position,
      call,
      reads: '',
      step: 0,
      start: key,
      program: '',
      files: '',
      run: '',
      language,
    };
    this.#drawer.close();
  }

  private async replaceProgram(program: KeptProgram): Promise<void> {
    await this.program.updateComplete;
    this.program.replace(program);
    this.requestUpdate();
  }

  private async openAddress(): Promise<void> {
    const { place } = this.#address;
    const wanted = place.program || place.start;
    if (wanted === this.#openedKey) return;
    this.#openedKey = wanted;
    await customElements.whenDefined('ply-program');
    if (!wanted) return;
    try {
      this.#awaitedProgram ??= fetchProgram(place);
      const placed = await this.#awaitedProgram;
      const { position, call } = placed;
      await this.replaceProgram(placed);
      if (!place.program) this.#address.place = { ...this.#address.place, position, call };
      if (place.run) void this.runIfGranted(place);
    } catch (error) {
      showIgnored('fragment', [describeError(error)]);
    }
    this.#awaitedProgram = null;
  }

  /** The reader pressed a link to the program where it was checked. */
  private async runIfGranted({ program, run }: ProgramPlace): Promise<void> {
    await waitForPermit(run);
    if (this.#openedKey === program && !this.program.hasRun) await this.program.run();
  }

  /** Shows a recorded run of the sample, as long as the reader has not chosen or written anything. */
  private async showSample(): Promise<void> {
    if (this.#isSampleShown) return;
    this.#isSampleShown = true;
    const { position, call, reads, program, start } = this.#address.place;
    if ((position && position !== first.position) || call || reads || program || start) return;
    await customElements.whenDefined('ply-program');
    await this.program.updateComplete;
    const { fetchRun } = await import('../../elements/host/recorded-run.ts');
    const recording = fetchRun(
      prepareSearch({ position: first.position, program: first.key }),
      first.language,
    );
    await this.program.showRecorded(recording, first.call, words.codeDesk.sample);
  }

  /** Once the reader has changed the program, it leaves the address; with another, so does what was said about it. */
  readonly #handleChange = ({
    detail: { isAnother },
  }: CustomEvent<{ readonly isAnother: boolean }>): void => {
    this.#openedKey = '';
    const { place } = this.#address;
    const said = isAnother ? { call: '', reads: '', step: 0, ...(place.start && { position: '' }) } : {};
    if (isAnother || place.program || place.start)
      this.#address.place = { ...place, ...said, program: '', start: '', file: '', files: '', run: '' };
    this.requestUpdate();
  };

  readonly #handleReading = ({ target, detail }: CustomEvent<SaidTexts>): void => {
    if (target === this.program) this.#address.place = { ...this.#address.place, ...detail, step: 0 };
  };

  /** Follows the program to another board and its call. */
  readonly #handleMove = ({
    target,
    detail: { position },
  }: CustomEvent<{ readonly position: string }>): void => {
    if (target !== this.program) return;
    this.#address.place = { ...this.#address.place, position, call: this.program.call, step: 0 };
  };
}

async function fetchProgram(place: ProgramPlace): Promise<PlacedProgram> {
  const { readProgram } = await import('../address/program-at.ts');
  return readProgram(place);
}

declare global {
  interface HTMLElementTagNameMap {
    'code-desk': CodeDesk;
  }
}
