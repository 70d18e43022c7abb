import { html, nothing, unsafeCSS } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { FocusKeeper } from '../../elements/kit/kept-focus.ts';
import { renderProblem } from '../../elements/kit/problem.ts';
import { renderFileButton } from '../../elements/host/icons.ts';
import { registerPageKeys } from '../../elements/host/page-keys.ts';
import { listDropped, readFile } from '../../elements/program/list-dropped.ts';
import { MOST_BYTES, MOST_ENTRIES, MOST_TEXT } from '../../elements/program/opening/opening-limits.ts';
import type { GivenFile } from '../../elements/program/opening/open-files.ts';
import type { Submission } from '../../program/index.ts';
import { describeError, words } from '../../words/index.ts';
import { readMembership } from '../class/membership.ts';
import { Desk } from '../desks/desk.ts';
import dropRules from './check-desk.css?inline';

/** Opens a class's programs and judges them in the browser. They are personal data, so nothing is saved or sent. */
@customElement('check-desk')
export class CheckDesk extends Desk {
  static override styles = [Desk.styles, unsafeCSS(dropRules)];

  @state() private submissions: readonly Submission[] | null = null;
  /** Whether it asks for files, over the results of others if there are any. */
  @state() private isChoosing = true;
  /** A sentence on where the programs are kept, and how long. */
  @state() private kept = words.checkPage.kept;
  @state() private isOpening = false;
  @state() private problem = '';

  constructor() {
    super();
    this.addController(new FocusKeeper(this, 'h1'));
    this.addEventListener('dragover', (event) => event.preventDefault());
    this.addEventListener('drop', (event) => {
      event.preventDefault();
      if (event.dataTransfer) void this.#open(listDropped(event.dataTransfer));
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { keys } = words.checkPage;
    registerPageKeys(() =>
      Promise.resolve([
        { keys: ['ArrowUp', 'ArrowDown'], does: keys.rows },
        { keys: ['Enter'], does: keys.open },
        { keys: ['/'], does: keys.search },
        { keys: ['n'], does: keys.names },
      ]),
    );
  }

  protected override render() {
    const { submissions, isChoosing } = this;
    return html`${isChoosing ? this.#renderDrop() : html`<h1 class="unseen">${words.checkPage.heading}</h1>`}
    ${
      submissions &&
      keyed(
        submissions,
        html`<checked-class
          ?hidden=${isChoosing}
          .submissions=${submissions}
          .kept=${this.kept}
          .chooseOthers=${this.#chooseOthers}
        ></checked-class>`,
      )
    }`;
  }

  #renderDrop() {
    const checkPage = words.checkPage;
    return html`<p class="promise"><b>${checkPage.promise}</b> ${checkPage.kept}</p>
      <div class="drop column">
        <h1>${checkPage.heading}</h1>
        ${
          this.submissions
            ? html`<button @click=${() => (this.isChoosing = false)}>${checkPage.back}</button>`
            : html`<p>${checkPage.summary}</p>`
        }
        <p class="big">${checkPage.drop}</p>
        <div class="row">
          ${renderFileButton(checkPage.files, { icon: 'open', isMultiple: true }, (files) => this.#openChosen(files))}
          ${renderFileButton(checkPage.folder, { icon: 'folder', isFolder: true }, (files) => this.#openChosen(files))}
        </div>
        <p role="status">${this.isOpening ? checkPage.opening : ''}</p>
        ${renderProblem(this.problem)} ${this.#renderClass()}
        <p class="quiet">${checkPage.forms}</p>
        <p class="quiet">${checkPage.sample}</p>
        <p class="quiet">${checkPage.limits(MOST_TEXT / 1000, MOST_ENTRIES, MOST_BYTES / 1e6)}</p>
      </div>`;
  }

  /** Rendered only in the teacher's window of a class. */
  #renderClass() {
    const member = readMembership();
    if (!member?.secret) return nothing;
    void import('./ask-class.ts');
    const open = (files: readonly GivenFile[]) =>
      void this.#open(Promise.resolve(files), words.handIn.keptChecked);
    return html`<ask-class .membership=${member} .open=${open}></ask-class>`;
  }

  readonly #chooseOthers = (): void => {
    this.problem = '';
    this.isChoosing = true;
  };

  #openChosen(files: readonly File[]): void {
    void this.#open(Promise.resolve(files.map(readFile)));
  }

  async #open(given: Promise<readonly GivenFile[]>, kept = words.checkPage.kept): Promise<void> {
    this.isOpening = true;
    this.problem = '';
    try {
      const [{ openClass }] = await Promise.all([
        import('../../elements/program/opening/open-class.ts'),
        import('./checked-class.ts'),
      ]);
      this.submissions = await openClass(await given);
      this.kept = kept;
      this.isChoosing = false;
      // Its table takes the place of a longer page.
      scrollTo({ top: 0 });
    } catch (error) {
      this.isChoosing = true;
      this.problem = describeError(error);
    } finally {
      this.isOpening = false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'check-desk': CheckDesk;
  }
}
