import { html, nothing, render, unsafeCSS } from 'lit';
import { query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { StepChange } from '../../elements/host/session-host.ts';
import { tellPageKeys } from '../../elements/host/page-keys.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { fetchWhenNear } from '../../elements/kit/later.ts';
import { base, buttons, fields, surfaces } from '../../elements/kit/theme.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import type { ProgramLanguage } from '../../program/index.ts';
import { first } from '../../program/starts/first.ts';
import type { Start } from '../../program/starts/index.ts';
import { drawingStyles } from '../../views/index.ts';
import type { Settings } from '../../walk/index.ts';
import { messageOf, words } from '../../words/index.ts';
import { AddressController } from '../address/address-controller.ts';
import { showIgnored } from '../address/page-message.ts';
import { readProgramAddress, writeProgramAddress, type ProgramPlace } from '../address/program-address.ts';
import { codeChips, type CodeDrawer } from './code-chips.ts';
import codeDeskRules from './code-desk.css?inline';
import deskRules from './desk.css?inline';
import { Desk } from './desk.ts';
import drawerRules from './drawer.css?inline';
import { OpenDrawer } from './open-drawer.ts';

/** What stands below the workbench, and is fetched when the reader comes near. */
const below = {
  'ply-compare': () => import('../../elements/compare/ply-compare.ts'),
  'ply-play': () => import('../../elements/play/ply-play.ts'),
};

const [firstKey, , firstPosition, firstText] = first;
const firstFile = `${firstKey}.py`;

/**
 * The workbench of the page of programs: one screen, with chips in the bar of the page for the board, the call and the
 * programs to begin with. Board, call and step are kept in the address, the text in the browser; an address may also
 * hold a program that was passed on.
 */
@customElement('code-desk')
export class CodeDesk extends Desk {
  static override styles = [
    base,
    buttons,
    fields,
    surfaces,
    unsafeCSS(drawingStyles),
    unsafeCSS(deskRules),
    unsafeCSS(drawerRules),
    unsafeCSS(codeDeskRules),
  ];

  @query('ply-program') private program!: PlyProgram;
  @query('#play') private below!: HTMLElement;

  readonly #address = new AddressController<ProgramPlace>(this, {
    read: readProgramAddress,
    write: writeProgramAddress,
  });
  /** Where the page has room for the chips: in its bar. */
  readonly #bar = document.getElementById('chips');
  readonly #drawer = new OpenDrawer<CodeDrawer>(this, () => this.#bar ?? this.renderRoot, {
    p: () => void this.toggle('position'),
    '/': () => this.#drawer.chip('position')?.focus(),
  });
  /** The program to begin with that was put here last: its key and its text. */
  #given: { readonly key: string; readonly text: string } = { key: firstKey, text: '' };
  #first = '';
  #parts: typeof import('./code-drawers.ts') | null = null;
  /** What an address has put here already. */
  #opened = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void import('../../elements/program/ply-program.ts');
    tellPageKeys(async () => (await import('./desk-keys.ts')).deskKeys);
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      this.#first = (await firstText()).default;
      this.#given = { key: firstKey, text: this.#first };
    }
    await super.scheduleUpdate();
  }

  protected override updated(): void {
    if (this.#bar) render(this.chips(), this.#bar);
    fetchWhenNear(this.renderRoot, below);
    void this.open();
  }

  protected override render() {
    const { call, step } = this.#address.place;
    return html`
      ${this.#bar || !this.hasUpdated ? nothing : this.chips()}
      <ply-program
        id="program"
        .source=${this.#first}
        .file=${firstFile}
        .position=${this.position}
        .call=${call}
        .step=${live(step)}
        @ply-step-change=${({ detail }: CustomEvent<StepChange>) => this.follow({ step: detail.step })}
        @ply-position-change=${this.#moved}
        @ply-source-change=${this.#changed}
        @ply-search-change=${() => this.requestUpdate()}
        >${this.drawerView()}</ply-program
      >
      <section class="more" aria-labelledby="play">
        <h2 id="play" tabindex="-1">${words.codeDesk.play}</h2>
        <p>${words.codeDesk.playHint}</p>
        <ply-play for="program"></ply-play>
      </section>
      <section class="more wide" aria-labelledby="compare">
        <h2 id="compare">${words.codeDesk.compare}</h2>
        <p>${words.codeDesk.compareHint}</p>
        <ply-compare for="program"></ply-compare>
      </section>
    `;
  }

  /** The key of the program to begin with that stands here as it was put here; null once the reader has changed it. */
  private get start(): string | null {
    const { key, text } = this.#given;
    return this.program.source === text ? key : null;
  }

  private get position(): string {
    return this.#address.place.position || firstPosition;
  }

  private chips() {
    const { position } = this;
    const call = this.#address.place.call || this.program.asked;
    return codeChips({ position, call }, this.#drawer.name, {
      toggle: (name) => void this.toggle(name),
      showMore: () => {
        this.below.scrollIntoView();
        this.below.focus();
      },
    });
  }

  /** What is in the drawers is fetched with the first of them. */
  private async toggle(name: CodeDrawer): Promise<void> {
    this.#parts ??= await import('./code-drawers.ts');
    this.#drawer.toggle(name);
  }

  private drawerView() {
    const { name } = this.#drawer;
    if (name === null) return nothing;
    const { drawers, close, chips } = words.codeDesk;
    const parts = this.#parts;
    if (!parts) return nothing;
    const { call } = this.#address.place;
    const content = {
      position: () =>
        html`<position-setup
          boards
          .settings=${{ position: this.position }}
          @ply-settings-change=${({ detail }: CustomEvent<Settings>) => this.ask({ position: detail['position'] ?? '' })}
        ></position-setup>`,
      call: () =>
        parts.callFields(call || this.program.asked, this.program.offered, (chosen) =>
          this.ask({ call: chosen }),
        ),
      start: () => parts.startList(this.program.language, this.start, (chosen) => void this.begin(chosen)),
    };
    return this.#drawer.view({ titles: drawers, close, others: chips }, content[name]());
  }

  /** Asks something else. What has run already runs again with it, but for a text that has changed since. */
  private ask(change: Partial<ProgramPlace>): void {
    const isCurrent = this.program.trace !== null && !this.program.isTextChanged;
    this.#address.place = { ...this.#address.place, ...change, step: 0 };
    if (isCurrent) void this.updateComplete.then(() => this.program.run());
  }

  /** Puts a program to begin with here, with the board and the call that show it best. */
  private async begin(start: Start): Promise<void> {
    const { key, position, call, language, file } = start;
    this.#opened = key;
    await this.put(await start.text(), language, file, key);
    this.#address.place = {
      ...this.#address.place,
      position,
      call,
      step: 0,
      start: key,
      program: '',
      language,
    };
    this.#drawer.close();
  }

  /** Puts a program here; `key` names one to begin with, until the reader changes it. */
  private async put(source: string, language: ProgramLanguage, file: string, key = ''): Promise<void> {
    if (key) this.#given = { key, text: source };
    await this.program.updateComplete;
    this.program.replace({ source, language, file });
    this.requestUpdate();
  }

  /** Puts here what the address holds: a program to begin with by its key, or one that was passed on. */
  private async open(): Promise<void> {
    const { place } = this.#address;
    const wanted = place.program || place.start;
    if (wanted === this.#opened) return;
    this.#opened = wanted;
    await customElements.whenDefined('ply-program');
    if (!wanted) return;
    try {
      const { programAt } = await import('../address/program-at.ts');
      const { source, language, file, position, call } = await programAt(place);
      await this.put(source, language, file, place.program ? '' : place.start);
      if (!place.program) this.#address.place = { ...this.#address.place, position, call };
    } catch (error) {
      showIgnored('fragment', [messageOf(error)]);
    }
  }

  /** What an address holds is no longer what stands here once it is changed. */
  readonly #changed = (): void => {
    this.#opened = '';
    const { program, start } = this.#address.place;
    if (program || start) this.#address.place = { ...this.#address.place, program: '', start: '', file: '' };
    this.requestUpdate();
  };

  /** The program itself went to another board, with the call that it is asked there. */
  readonly #moved = ({ target, detail: { position } }: CustomEvent<{ readonly position: string }>): void => {
    if (target !== this.program) return;
    this.#address.place = { ...this.#address.place, position, call: this.program.call, step: 0 };
  };

  private follow(change: Partial<ProgramPlace>): void {
    this.#address.follow({ ...this.#address.place, ...change });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'code-desk': CodeDesk;
  }
}
