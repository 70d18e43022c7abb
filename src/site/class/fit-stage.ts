import type { Shared } from '../present/messages.ts';
import type { Slide } from '../present/slides.ts';
import type { Scene } from './stage.ts';

/** In characters, so that the whole message stays within a broker's limit. */
const LONGEST = 3000;

/**
 * Reduces a scene until it can be sent: all widgets, else those on the slide, else none. It begins where the slide does,
 * although the presentation may have been opened in its middle.
 */
export function shortenScene(
  { place, aside, isHidden, widgets, open, answers }: Shared,
  slide: Slide,
): Scene {
  const hand = slide.search?.matches('ply-by-hand') ? slide.search.id : '';
  const pressed = answers[hand] ?? { given: '', tries: 0, isDone: false };
  const blocks = [...slide.blocks, ...(slide.search ? [slide.search] : [])];
  const isShown = (id: string) =>
    blocks.some((block) => block.id === id || block.querySelector(`#${CSS.escape(id)}`));
  const shown = Object.fromEntries(Object.entries(widgets).filter(([id]) => isShown(id)));
  const scenes = [widgets, shown, {}].map((some) => ({
    place: { ...place, block: slide.start },
    end: slide.end,
    aside,
    isHidden,
    widgets: some,
    open,
    answers: hand ? { [hand]: pressed } : {},
  }));
  const fits = (scene: Scene) => new TextEncoder().encode(JSON.stringify(scene)).length <= LONGEST;
  return scenes.find(fits) ?? { ...scenes[2], open: [] };
}
