import { Stored, listEntries } from '../../elements/kit/stored.ts';
import { words } from '../../words/index.ts';

interface LastLesson {
  /** Null before the reader opened one. */
  readonly slug: string | null;
  /** By lesson, the id of the heading of the section that was read last. */
  readonly sections: Readonly<Record<string, string>>;
}

const lastLesson = new Stored<LastLesson>('lesson', (raw) => {
  const { slug, section, sections } = Object.fromEntries(listEntries(raw));
  const isText = (each: unknown) => typeof each === 'string';
  // Earlier versions kept the section of the last lesson alone.
  const entries = [[slug, section], ...listEntries(sections)].filter((each) => each.every(isText));
  return {
    slug: typeof slug === 'string' ? slug : null,
    sections: Object.fromEntries(entries) as Record<string, string>,
  };
});

/**
 * Remembers the lesson of this page, and the section in view, as those that the reader had open last. At its top a lesson
 * has only been opened: the section that was read before stays.
 */
export function keepLastPlace(section: string): void {
  const slug = findLesson();
  if (!slug) return;
  const place = section && scrollY > 0 ? { [slug]: section } : {};
  lastLesson.update(({ sections }) => ({ slug, sections: { ...sections, ...place } }));
}

/** At the top of a lesson, offers to go on at the section that was read last, if that is out of sight. */
export function offerLastSection(): void {
  const id = lastLesson.value.sections[findLesson() ?? ''];
  if (!id || scrollY > 0 || location.hash) return;
  const heading = document.getElementById(id);
  const listed = document.querySelector(`.lead nav a[href="#${CSS.escape(id)}"]`);
  if (!heading || !listed || heading.getBoundingClientRect().top < innerHeight) return;
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.className = 'clip';
  link.textContent = words.header.goOn(listed.textContent);
  const way = document.createElement('p');
  way.className = 'go-on';
  way.append(link);
  document.querySelector('.lead')!.after(way);
}

/** On the home page, turns the way into the course into the way back to where the reader was last. */
export function offerToContinue(): void {
  const { slug, sections } = lastLesson.value;
  const way = document.querySelector<HTMLAnchorElement>('[slot="way"] a');
  const lessons = [...document.querySelectorAll('.lessons > li')];
  for (const lesson of lessons) {
    const link = lesson.querySelector('a')!;
    if (!way || slug === null || !link.pathname.endsWith(`/${slug}/`)) continue;
    way.href = sections[slug] ? `${link.href}#${sections[slug]}` : link.href;
    way.textContent = words.header.goOnLesson(lesson.querySelector('.number')!.textContent, link.textContent);
  }
}

function findLesson(): string | undefined {
  return document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'];
}
