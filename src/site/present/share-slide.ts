import type { Slide, Slides } from './slides.ts';

/** Offers to share the section, with its widgets as the slide shows them. */
export async function shareSlide(slides: Slides, slide: Slide | undefined, section: number): Promise<void> {
  const [{ openShare }, { buildSectionSubject }] = await Promise.all([
    import('../share/share-dialog.ts'),
    import('../share/subject.ts'),
  ]);
  const { blocks = [], search } = slide ?? {};
  const heading = slides.section(section)?.querySelector('h2')?.id ?? '';
  openShare(buildSectionSubject([...new Set(search ? [...blocks, search] : blocks)], heading), true);
}
