import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { renderIconButton } from '../../elements/host/icons.ts';
import { renderSegments } from '../../elements/kit/choice-fields.ts';
import { setStyles } from '../../elements/kit/styled.ts';
import { words } from '../../words/index.ts';
import { previewViews, sendToWindow, type PreviewView, type ShownSlide } from './preview-messages.ts';
import { fitPreview } from './preview-size.ts';

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

/** What the frame next to the text shows: the lesson, wide or on a phone, its slides, or its handout. */
export class PreviewChoice implements ReactiveController {
  #view: PreviewView = 'lesson';
  #isPhone = false;
  /** Null until it is known. */
  #slide: ShownSlide | null = null;
  #room = { width: 0, height: 0 };
  readonly #sizes = new ResizeObserver(([{ contentRect }]) => {
    this.#room = contentRect;
    this.host.requestUpdate();
  });

  constructor(
    private readonly host: Host,
    private readonly frame: () => Window | null,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const shown = this.host.renderRoot.querySelector('.shown');
    if (shown) this.#sizes.observe(shown);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  show(view: PreviewView): void {
    if (view === this.#view) return;
    this.#view = view;
    this.#slide = null;
    this.sendView();
    this.host.requestUpdate();
  }

  /** For a frame that has just been loaded. */
  sendView(): void {
    sendToWindow(this.frame(), { view: this.#view });
  }

  takeSlide(shown: ShownSlide): void {
    this.#slide = shown;
    this.host.requestUpdate();
  }

  renderRow() {
    const { views } = words.writing;
    return html`<div class="views toolbar" role="group" aria-label=${views.label}>
      ${renderSegments(views.view, 'view', listOptions(previewViews), this.#view, (view) => this.show(view))}
      ${this.#view === 'slides' ? this.renderSlideButtons() : nothing}
      ${this.#view === 'handout' ? html`<span class="quiet">${views.endless}</span>` : nothing}
      ${
        this.#view === 'lesson'
          ? html`<div class="widths">
              ${renderSegments(
                views.width,
                'width',
                listOptions(['wide', 'phone']),
                this.#isPhone ? 'phone' : 'wide',
                (width) => {
                  this.#isPhone = width === 'phone';
                  this.host.requestUpdate();
                },
              )}
            </div>`
          : nothing
      }
    </div>`;
  }

  renderFrame(src: string) {
    const size = fitPreview(this.#view, this.#isPhone, this.#room);
    const fitted = size && {
      '--width': `${size.width}px`,
      '--tall': `${size.height}px`,
      '--scale': `${size.scale}`,
    };
    return html`<div class=${fitted ? 'shown fitted' : 'shown'} style=${setStyles(fitted ?? {})}>
      <iframe src=${src} title=${words.writing.previews[this.#view]}></iframe>
    </div>`;
  }

  private renderSlideButtons() {
    const { back, on } = words.presenting;
    const turn = (by: 1 | -1) => sendToWindow(this.frame(), { turn: by });
    const { slide, slides } = this.#slide ?? {};
    return html`${renderIconButton('back', back, () => turn(-1))}
      <span class="digits" role="status"
        >${slide && slides ? words.writing.views.place(slide, slides) : nothing}</span
      >
      ${renderIconButton('next', on, () => turn(1))}`;
  }
}

const listOptions = <V extends PreviewView | 'wide' | 'phone'>(values: readonly V[]) =>
  values.map((each): [V, string] => [each, words.writing.views[each]]);
