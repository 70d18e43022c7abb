import { words } from '../../words/index.ts';
import { isInPart, listParts, markPart, readPart, writePart, type Part } from './lesson-part.ts';
import type { ListedSection } from './slide-list.ts';
import { listNamedSlides } from './slide-names.ts';
import type { SlidePlace } from './slide-place.ts';
import type { Slides } from './slides.ts';

/** The slides of the lesson, or of the part of it that the address names. */
export class PresentedPart {
  /** Where slides begin in each section, as when it was last on the screen: measuring all of them takes long. */
  readonly #starts = new Map<number, readonly SlidePlace[]>();

  constructor(private readonly slides: Slides) {}

  /** Null for the whole lesson. */
  get now(): Part | null {
    const part = readPart(location.search, this.all);
    return typeof part === 'string' ? null : part;
  }

  get number(): number | null {
    return this.now?.number ?? null;
  }

  has({ section }: SlidePlace): boolean {
    return isInPart(section, this.now);
  }

  limitTo(part: number | null): void {
    if (part === this.number) return;
    const query = writePart(location.search, part);
    history.replaceState(history.state, '', location.pathname + query + location.hash);
    markPart(this.slides.sections, this.now);
  }

  /** The place if it is in the part, else the beginning of the part. */
  clamp(place: SlidePlace): SlidePlace {
    return this.has(place) ? place : { section: this.now!.first, block: 0 };
  }

  /** Null at either end. */
  findNextPlace(place: SlidePlace, by: 1 | -1): SlidePlace | null {
    const next = this.slides.findNextPlace(place, by);
    return next && this.has(next) ? next : null;
  }

  get firstPlace(): SlidePlace {
    return this.listSections()[0].slides[0].place;
  }

  get lastPlace(): SlidePlace {
    return this.listSections().at(-1)!.slides.at(-1)!.place;
  }

  /** Where all slides start. */
  get starts(): SlidePlace[] {
    const { now } = this;
    return this.slides.sections.flatMap((_, i) => (isInPart(i + 1, now) ? this.findStarts(i + 1) : []));
  }

  /** The number of the slide, from 1, and of all slides. */
  count(place: SlidePlace): { slide: number; slides: number } {
    this.#starts.set(place.section, this.slides.listStarts(place.section));
    const { starts } = this;
    const isUpToNow = ({ section, block }: SlidePlace) =>
      section < place.section || (section === place.section && block <= place.block);
    return { slide: Math.max(1, starts.filter(isUpToNow).length), slides: starts.length };
  }

  /** For when the size of the screen or of its type has changed. */
  forgetSizes(): void {
    this.#starts.clear();
  }

  /** The sections that have slides. */
  listSections(): ListedSection[] {
    return this.slides.sections
      .map((_, i) => ({
        number: i + 1,
        title: this.slides.title(i + 1),
        slides: isInPart(i + 1, this.now) ? listNamedSlides(this.slides, i + 1) : [],
        part: this.all.find(({ first }) => first === i + 1),
      }))
      .filter(({ slides }) => slides.length > 0);
  }

  describeEnd(): string {
    const { next } = words.presenting;
    const { now } = this;
    return now && now.number < now.of ? next.endOfPart(now.number, now.of) : next.end;
  }

  private findStarts(section: number): readonly SlidePlace[] {
    const starts = this.#starts.get(section) ?? this.slides.listStarts(section);
    this.#starts.set(section, starts);
    return starts;
  }

  private get all(): Part[] {
    return listParts(this.slides.sections);
  }
}
