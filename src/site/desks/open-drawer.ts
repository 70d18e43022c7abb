import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { renderPressRow } from '../../elements/kit/choice-fields.ts';
import { runPageKey } from '../../elements/host/keys.ts';

/** The texts of drawers: the title of each, the close button, and the label of the links to the other drawers. */
interface DrawerWords<Name extends string> {
  readonly titles: Readonly<Record<Name, string>>;
  readonly close: string;
  readonly others?: string;
}

interface DrawerOptions {
  readonly place: () => ParentNode;
  /** Whether the key P opens the drawer `position`, and / focuses its button. */
  readonly hasKeys?: boolean;
  /** Fetches what the drawers show; called before each opens. */
  readonly prepare?: () => Promise<unknown>;
}

/** The drawers of a workbench; at most one is open. Escape closes it, and the focus follows. */
export class OpenDrawer<Name extends string> implements ReactiveController {
  #name: Name | null = null;
  #isNew = false;

  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    private readonly use: DrawerOptions,
  ) {
    host.addController(this);
  }

  get name(): Name | null {
    return this.#name;
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#handleKey);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#handleKey);
  }

  hostUpdated(): void {
    if (!this.#isNew) return;
    this.#isNew = false;
    this.host.renderRoot.querySelector<HTMLElement>('.drawer')?.focus({ preventScroll: true });
  }

  open(name: Name): void {
    this.#isNew = this.#name !== name;
    this.#name = name;
    this.host.requestUpdate();
  }

  /** Moves the focus back to the drawer's button. */
  close(): void {
    if (this.#name !== null) this.findButton(this.#name)?.focus();
    this.#name = null;
    this.host.requestUpdate();
  }

  renderButtons(contents: readonly (readonly [name: Name, content: unknown])[], classes: string) {
    return contents.map(
      ([name, content]) =>
        html`<button
          class="${classes} ${name}"
          data-drawer=${name as string}
          aria-expanded=${name === this.#name ? 'true' : 'false'}
          aria-keyshortcuts=${this.use.hasKeys && name === 'position' ? 'p' : nothing}
          @click=${() => this.toggle(name)}
        >
          ${content}
        </button>`,
    );
  }

  renderDrawer({ titles, close, others }: DrawerWords<Name>, content: TemplateResult) {
    const title = titles[this.#name!];
    const names = Object.entries(titles) as [Name, string][];
    return html`<section slot="drawer" class="drawer pile" tabindex="-1" aria-label=${title}>
      <header class="row">
        <h2>${title}</h2>
        <button class="bare" @click=${() => this.close()}>${close} <kbd aria-hidden="true">Esc</kbd></button>
      </header>
      ${others === undefined ? nothing : renderPressRow('others row', others, names, this.#name, (name) => this.open(name))}
      ${content}
    </section>`;
  }

  private async toggle(name: Name): Promise<void> {
    await this.use.prepare?.();
    if (this.#name === name) this.close();
    else this.open(name);
  }

  private findButton(name: string): HTMLElement | null {
    return this.use.place().querySelector(`[data-drawer=${name}]`);
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#name !== null && !event.defaultPrevented) this.close();
    if (this.use.hasKeys)
      runPageKey(event, {
        p: () => void this.toggle('position' as Name),
        '/': () => this.findButton('position')?.focus(),
      });
  };
}
