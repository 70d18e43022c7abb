import { registerPageKeys } from '../../elements/host/page-keys.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored } from '../address/page-message.ts';
import { readLinkId } from './lesson-links.ts';
import { listParts, markPart, readPart } from './lesson-part.ts';
import { isForPage, isPresentKey } from './meant-for-page.ts';
import { readSlidePlace, writeSlidePlace, type SlidePlace } from './slide-place.ts';
import type { Company } from './company.ts';
import type { Presenter } from './presenter.ts';

/** Offers presenting: by link, by key P, or at once by the address. `ready`: widgets are at its steps. */
export function offerPresenting(ready: Promise<void>, company: Promise<Company | null> | null = null): void {
  const article = document.querySelector<HTMLElement>('article[data-lesson]');
  if (!article) return;
  const offer = new PresentingOffer(article, company);
  registerPageKeys(async () => (await import('./presenting-keys.ts')).presentingKeys);
  void offer.open(() => ready.then(() => offer.follow()));
  addressBar.subscribe(() => void offer.follow());
  addEventListener('keydown', (event) => offer.dropKey(event), { capture: true });
  document.addEventListener('keydown', (event) => offer.onKey(event));
  for (const link of document.querySelectorAll<HTMLElement>('.present-link')) {
    link.hidden = false;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void offer.begin();
    });
  }
}

class PresentingOffer {
  #presenter: Presenter | null = null;
  #isOpening = false;
  #parts: ReturnType<PresentingOffer['fetchParts']> | null = null;

  constructor(
    private readonly article: HTMLElement,
    private readonly company: Promise<Company | null> | null,
  ) {}

  async begin(): Promise<void> {
    history.pushState(history.state, '', writeSlidePlace(location, { section: 1, block: 0 }));
    await this.open(() => this.start(null));
  }

  async follow(): Promise<void> {
    const sections = [...this.article.querySelectorAll('section')];
    const linked = document.getElementById(readLinkId(location.hash));
    const begin = Math.max(1, sections.findIndex((section) => section.contains(linked)) + 1);
    const place = readSlidePlace(location.search, sections.length, begin);
    const part = readPart(location.search, listParts(sections));
    showIgnored(
      'presentation',
      [place, part].filter((each) => typeof each === 'string'),
    );
    markPart(sections, typeof part === 'string' ? null : part);
    if (typeof place === 'string') return;
    if (this.isPresenting) {
      if (place) this.#presenter?.go(place);
      else this.#presenter?.stop();
    } else if (place) await this.start(place);
  }

  /**
   * While the address asks for a slide and none is shown yet, a note says so, only the title of the lesson is shown,
   * and keys do nothing. What presenting needs is fetched meanwhile.
   */
  async open(show: () => Promise<void>): Promise<void> {
    this.#isOpening = new URLSearchParams(location.search).has('present');
    const note = this.#isOpening
      ? import('./opening-note.ts').then(({ showOpening }) => showOpening())
      : null;
    if (this.#isOpening) {
      this.article.inert = true;
      // `start` reports what fails.
      this.parts.catch(() => {});
    }
    try {
      await show();
    } finally {
      this.finishOpening();
      void note?.then((each) => each.remove());
    }
  }

  private finishOpening(): void {
    if (this.#isOpening) this.article.inert = false;
    this.#isOpening = false;
  }

  /** Drops a key that was pressed before the first slide: nobody can know what it was meant for. */
  dropKey(event: KeyboardEvent): void {
    if (!this.#isOpening || this.isPresenting || event.key === 'Tab' || !isForPage(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  onKey(event: KeyboardEvent): void {
    if (this.isPresenting || !isPresentKey(event)) return;
    event.preventDefault();
    void this.begin();
  }

  private async start(place: SlidePlace | null): Promise<void> {
    const [{ Presenter }, company] = await this.parts;
    if (this.isPresenting) return;
    this.finishOpening();
    this.#presenter = Presenter.start(this.article, place, company);
  }

  private get parts() {
    return (this.#parts ??= this.fetchParts());
  }

  private fetchParts() {
    const presenter = import('./presenter.ts');
    const elements = presenter.then(({ fetchAllElements }) => fetchAllElements());
    return Promise.all([presenter, this.company, elements]);
  }

  private get isPresenting(): boolean {
    return 'present' in document.documentElement.dataset;
  }
}
