import { words } from '../../words/index.ts';
import { isBareSearch, isQuestion } from './block-kinds.ts';
import type { SlidePlace } from './slide-place.ts';
import { readHeading, type Slide, type Slides } from './slides.ts';

export interface NamedSlide {
  readonly place: SlidePlace;
  readonly name: string;
  readonly isQuestion: boolean;
}

/** In characters. */
const LONGEST = 48;

type Kind = keyof typeof words.presenting.kinds;

/** The kind of a slide, by its first block; any other block is text. */
const kinds: readonly (readonly [selector: string, kind: Kind])[] = [
  ['details.solution', 'solution'],
  ['details.hint', 'hint'],
  ['[data-hosts="search"]', 'search'],
  ['[data-hosts="comparison"]', 'comparison'],
  ['ply-play', 'game'],
  ['[data-hosts="program"]', 'program'],
  ['ply-stack', 'stack'],
  ['ply-board', 'board'],
  ['table, ply-cover', 'table'],
  ['pre, ply-code', 'listing'],
  ['[data-on-slide="figure"], [data-on-slide="wide"], p:has(> img:only-child)', 'figure'],
];

/** Names the slides of a section for the list of slides: a question by its text. */
export function listNamedSlides(slides: Slides, section: number): NamedSlide[] {
  const all = slides.listSlides(section);
  return all.map((slide, i) => {
    const question = slide.blocks.find((block) => isQuestion(block));
    const isTitle = isTitled(slide, all[i - 1]) && slide.title!.localName !== 'h2';
    const text = question && !isTitle && readQuestion(question);
    const name = text || (isTitle ? readHeading(slide.title) : nameContent(slide, all[i - 1]));
    return { place: { section, block: slide.start }, name, isQuestion: question !== undefined };
  });
}

/** Its heading if that is new, else its kind or its first words. */
export function nameSlide(slide: Slide, before: Slide | undefined): string {
  return isTitled(slide, before) ? readHeading(slide.title) : nameContent(slide, before);
}

function nameContent(slide: Slide, before: Slide | undefined): string {
  const name = words.presenting.kinds;
  const first = slide.blocks.find(
    (block) => block !== slide.beside && !isBareSearch(block) && !block.matches('hr, .notes'),
  );
  const isAsked = ({ blocks }: Slide) => blocks.some((block) => isQuestion(block));
  if (isAsked(slide)) return name.question;
  const kind = kinds.find(([selector]) => first?.matches(selector))?.[1];
  if (kind) return name[kind];
  if (first?.localName.includes('-')) return name.figure;
  // It may reveal the answer.
  if (before && isAsked(before)) return name.afterQuestion;
  return (first && shortenText(readText(first.querySelector('li, .title') ?? first))) || name.search;
}

function isTitled({ title }: Slide, before: Slide | undefined): boolean {
  return title !== null && title !== before?.title;
}

/** The text of a question; empty if the widget itself generates it. */
function readQuestion(block: HTMLElement): string {
  const asked = block.querySelector('[slot="question"] > p, .title');
  const own = [...block.childNodes].filter((node) => !(node instanceof Element && node.slot));
  return shortenText((asked ? [asked] : own).map(readText).join(''));
}

/** The text as the reader sees it, with the chosen cell names. */
function readText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('.label')) return '';
  return node.shadowRoot?.textContent.trim() || [...node.childNodes].map(readText).join('');
}

/** Cuts at a word. */
function shortenText(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= LONGEST) return whole;
  const start = whole.slice(0, LONGEST + 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s.,;:–—]+$/, '')}…`;
}
