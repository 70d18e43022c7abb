import { Stored, listEntries } from '../../elements/kit/stored.ts';
import { words } from '../../words/index.ts';

interface LastLesson {
  /** Null before the reader opened one. */
  readonly slug: string | null;
}

const lastLesson = new Stored<LastLesson>('lesson', (raw) => {
  const { slug } = Object.fromEntries(listEntries(raw));
  return { slug: typeof slug === 'string' ? slug : null };
});

/** Remembers the lesson of this page as the one that the reader opened last. */
export function keepLastLesson(): void {
  const slug = document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  if (slug) lastLesson.update(() => ({ slug }));
}

/** On the home page, turns the way into the course into the way back to the lesson that the reader opened last. */
export function offerToContinue(): void {
  const { slug } = lastLesson.value;
  const way = document.querySelector<HTMLAnchorElement>('[slot="way"] a');
  const lessons = [...document.querySelectorAll('.lessons > li')];
  for (const lesson of lessons) {
    const link = lesson.querySelector('a')!;
    if (!way || !link.pathname.endsWith(`/${slug}/`)) continue;
    way.href = link.href;
    way.textContent = words.home.goOn(lesson.querySelector('.number')!.textContent, link.textContent);
  }
}
