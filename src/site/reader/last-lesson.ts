import { Stored, listEntries } from '../../elements/kit/stored.ts';
import { words } from '../../words/index.ts';

interface LastLesson {
  /** Null before the reader opened one. */
  readonly slug: string | null;
  /** The id of the heading of the section that was read last; empty above the first. */
  readonly section: string;
}

const lastLesson = new Stored<LastLesson>('lesson', (raw) => {
  const { slug, section } = Object.fromEntries(listEntries(raw));
  return {
    slug: typeof slug === 'string' ? slug : null,
    section: typeof section === 'string' ? section : '',
  };
});

/** Remembers the lesson of this page, and the section in view, as those that the reader had open last. */
export function keepLastPlace(section: string): void {
  const slug = document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  if (slug) lastLesson.update(() => ({ slug, section }));
}

/** On the home page, turns the way into the course into the way back to where the reader was last. */
export function offerToContinue(): void {
  const { slug, section } = lastLesson.value;
  const way = document.querySelector<HTMLAnchorElement>('[slot="way"] a');
  const lessons = [...document.querySelectorAll('.lessons > li')];
  for (const lesson of lessons) {
    const link = lesson.querySelector('a')!;
    if (!way || !link.pathname.endsWith(`/${slug}/`)) continue;
    way.href = section ? `${link.href}#${section}` : link.href;
    way.textContent = words.home.goOn(lesson.querySelector('.number')!.textContent, link.textContent);
  }
}
