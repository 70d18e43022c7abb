import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { PlyEditor } from '../../elements/editor/ply-editor.ts';
import { words } from '../../words/index.ts';
import { OpenDrawer } from '../desks/open-drawer.ts';
import { placeBlock } from './block-place.ts';
import type { KeptPictures } from './kept-pictures.ts';
import type { CheckedLesson } from './preview-messages.ts';
import { renderPalette, type InsertName } from './palette.ts';

/** What is known of the lesson at the moment. */
interface InsertionPlace {
  readonly editor: PlyEditor;
  readonly pictures: KeptPictures;
  readonly checked: CheckedLesson | null;
  readonly hasFailed: boolean;
  /** Whether the cursor was ever in the text. */
  readonly isCursorKnown: boolean;
}

/** The palette of a lesson's pieces, their forms in a drawer, and the insertion into the text. */
export class BlockInsertion {
  /** What to insert once the text has been read. */
  #waiting: string | null = null;
  readonly #drawer: OpenDrawer<InsertName>;

  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    private readonly now: () => InsertionPlace,
  ) {
    this.#drawer = new OpenDrawer<InsertName>(host, {
      place: () => host.renderRoot,
      prepare: () => import('./insert-form.ts'),
    });
  }

  get isOpen(): boolean {
    return this.#drawer.name !== null;
  }

  render(source: string) {
    return html`${renderPalette(this.#drawer)} ${this.renderDrawer(source)}`;
  }

  /**
   * Inserts a block after the one at the cursor, or at the end if the cursor was never in the text, as soon as it is
   * known where the blocks of the text begin.
   */
  insertWaiting(): void {
    const { editor, pictures, checked, hasFailed, isCursorKnown } = this.now();
    const { value, textarea } = editor;
    const block = this.#waiting;
    const isRead = checked !== null && pictures.takeOut(checked.source) === value;
    if (block === null || (!isRead && !hasFailed)) return;
    this.#waiting = null;
    const cursor = isCursorKnown ? textarea?.selectionStart : undefined;
    const lines = hasFailed ? [] : checked!.lines;
    const { at, text } = placeBlock(value, cursor ?? value.length, block, lines);
    editor.insert(text, at);
  }

  private renderDrawer(source: string) {
    const { name } = this.#drawer;
    const { titles, close } = words.palette;
    if (name === null) return nothing;
    const form = html`<insert-form
      .name=${name}
      .source=${source}
      .hosts=${this.now().checked?.hosts ?? []}
      .put=${(block: string, end: string) => this.insert(block, end)}
    ></insert-form>`;
    return this.#drawer.renderDrawer({ titles, close }, form);
  }

  private insert(block: string, end: string): void {
    this.#waiting = block;
    this.now().pictures.add(end);
    this.#drawer.close();
    this.insertWaiting();
  }
}
