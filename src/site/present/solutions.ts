import type { Slide } from './slides.ts';

/** The solutions that are opened one by one. */
export function listSolutions(slide: Slide | undefined): HTMLDetailsElement[] {
  return slide && !isSolution(slide) ? findSolutions(slide) : [];
}

/** Opens the solutions of a slide that shows nothing else. */
export function openLoneSolutions(slide: Slide | undefined): void {
  if (slide && isSolution(slide)) for (const box of findSolutions(slide)) box.open = true;
}

function isSolution({ blocks }: Slide): boolean {
  return blocks.every((block) => block.matches('details.solution, .notes, hr'));
}

function findSolutions({ blocks }: Slide): HTMLDetailsElement[] {
  return blocks.filter((block) => block.matches('details.solution')) as HTMLDetailsElement[];
}
