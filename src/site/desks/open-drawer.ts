import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { followPageKey } from '../../elements/host/keys.ts';

/** What is said of drawers: their titles, how one is closed, and what they are together where they lead to each other. */
export interface DrawerWords<Name extends string> {
  readonly titles: Readonly<Record<Name, string>>;
  readonly close: string;
  readonly others?: string;
}

/** The drawers of a workbench, one of which may be open: its chip opens and closes it, Escape closes it, the focus follows. */
export class OpenDrawer<Name extends string> implements ReactiveController {
  #name: Name | null = null;
  #isNew = false;

  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    /** Where the chips are. */
    private readonly chips: () => ParentNode,
    /** What single keys of the page do. */
    private readonly keys: Readonly<Record<string, () => void>> = {},
  ) {
    host.addController(this);
  }

  /** Which drawer is open; null for none. */
  get name(): Name | null {
    return this.#name;
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#onKey);
  }

  hostUpdated(): void {
    if (!this.#isNew) return;
    this.#isNew = false;
    this.host.renderRoot.querySelector<HTMLElement>('.drawer')?.focus({ preventScroll: true });
  }

  /** Opens a drawer in place of any other. */
  open(name: Name): void {
    this.#isNew = this.#name !== name;
    this.#name = name;
    this.host.requestUpdate();
  }

  toggle(name: Name): void {
    if (this.#name === name) this.close();
    else this.open(name);
  }

  /** Closes the drawer, and leads back to its chip. */
  close(): void {
    if (this.#name !== null) this.chip(this.#name)?.focus();
    this.#name = null;
    this.host.requestUpdate();
  }

  chip(name: Name): HTMLElement | null {
    return this.chips().querySelector(`[data-drawer=${name}]`);
  }

  /**
   * The open drawer with its name, its way out, and what is in it. Where a page has room for one chip alone, `others`
   * lead from one drawer to another.
   */
  view({ titles, close, others }: DrawerWords<Name>, content: TemplateResult) {
    const title = titles[this.#name!];
    return html`<section slot="drawer" class="drawer" tabindex="-1" aria-label=${title}>
      <header>
        <h2>${title}</h2>
        <button class="bare" @click=${() => this.close()}>${close} <kbd aria-hidden="true">Esc</kbd></button>
      </header>
      ${others === undefined ? nothing : this.others(titles, others)} ${content}
    </section>`;
  }

  private others(titles: Readonly<Record<Name, string>>, label: string) {
    return html`<div class="others" role="group" aria-label=${label}>
      ${(Object.keys(titles) as Name[]).map(
        (each) =>
          html`<button
            class="bare"
            aria-pressed=${each === this.#name ? 'true' : 'false'}
            @click=${() => this.open(each)}
          >
            ${titles[each]}
          </button>`,
      )}
    </div>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#name !== null && !event.defaultPrevented) this.close();
    followPageKey(event, this.keys);
  };
}
