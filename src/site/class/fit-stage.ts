import type { Presentation } from '../present/company.ts';
import type { Shared } from '../present/pair-messages.ts';
import type { Slide } from '../present/slides.ts';
import type { VotesView } from './class-view.ts';
import { readClassQuestion, type Scene, type StageContent } from './stage.ts';
import { topics } from './topics.js';

/** In bytes. */
const EPOCH_AND_COUNT = 64;

/** What is presented, as phones get it. */
export function buildStage(
  lesson: string,
  votes: VotesView | null,
  presentation: Presentation | null,
): StageContent {
  const asked = votes && readClassQuestion(votes);
  const slide = presentation?.slide();
  return slide ? fitStage({ lesson, asked }, presentation!.shared(), slide) : { lesson, asked, scene: null };
}

/**
 * Reduces the scene until the stage can be sent: all widgets, else those on the slide, else none. It begins where the
 * slide does, although the presentation may have been opened in its middle.
 */
export function fitStage(
  others: Omit<StageContent, 'scene'>,
  { place, aside, isHidden, widgets, open, answers }: Shared,
  slide: Slide,
): StageContent & { readonly scene: Scene } {
  const hand = slide.search?.matches('[data-asks]') ? slide.search.id : '';
  const pressed = answers[hand] ?? { given: '', tries: 0, isDone: false };
  const blocks = [...slide.blocks, ...(slide.search ? [slide.search] : [])];
  const isShown = (id: string) =>
    blocks.some((block) => block.id === id || block.querySelector(`#${CSS.escape(id)}`));
  const shown = Object.fromEntries(Object.entries(widgets).filter(([id]) => isShown(id)));
  const scene = {
    place: { ...place, block: slide.start },
    end: slide.end,
    aside,
    isHidden,
    open,
    answers: hand ? { [hand]: pressed } : {},
  };
  const stages = [widgets, shown, {}].map((some) => ({ ...others, scene: { ...scene, widgets: some } }));
  const countBytes = (stage: StageContent) => new TextEncoder().encode(JSON.stringify(stage)).length;
  const fitting = stages.find((stage) => countBytes(stage) + EPOCH_AND_COUNT <= topics.stage.longest);
  return fitting ?? { ...others, scene: { ...scene, widgets: {}, open: [] } };
}
