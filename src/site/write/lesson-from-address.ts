import { writeParts } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { dropPlacedName, fetchPlacedLesson, nameWrittenLesson } from '../address/class-lesson.ts';
import { showIgnored } from '../address/page-message.ts';
import { keepStateInAddress } from '../address/widget-state.ts';
import { readLessonFragment, splitLessonFragment } from '../address/lesson-address.ts';
import { LessonCompiler, type CompiledLesson } from './lesson-compiler.ts';
import { showLesson } from './lesson-view.ts';
import { readSiteFacts } from './site-facts.ts';

/**
 * Resolves to its packed text once it is shown, to null if it can't be. `before` stays in the address: parts without a
 * dot in their names.
 */
export async function showFromAddress(article: HTMLElement, before = ''): Promise<string | null> {
  const tell = (problem: string) => {
    showIgnored('fragment', [problem]);
    return null;
  };
  try {
    await takeFromClass();
  } catch {
    tell(words.writing.notPlaced);
  }
  const parts = splitLessonFragment(location.hash);
  addressBar.subscribe((fragment) => {
    const other = splitLessonFragment(fragment);
    if (other && other.lesson !== parts?.lesson) location.reload();
  });
  if (!parts) return null;
  const lesson = await readLessonFragment(location.hash).catch(() => null);
  if (!lesson) return tell(words.writing.unreadable);
  const site = readSiteFacts(article);
  const compiled = await new Promise<CompiledLesson>((resolve) => {
    new LessonCompiler(site, resolve).compile(lesson.source);
  });
  if ('failed' in compiled) return tell(compiled.failed);
  article.dataset['lesson'] = nameWrittenLesson(parts.lesson);
  document.title = words.site.documentTitle(compiled.title || words.writing.untitled, site.name);
  showLesson(article, compiled);
  const own = writeParts(Object.entries(parts));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.change-lesson')) link.hash = own;
  await keepStateInAddress([before, own].filter(Boolean).join('&'));
  return parts.lesson;
}

/** Replaces the name of a lesson in a class's address by the lesson itself. */
async function takeFromClass(): Promise<void> {
  const packed = await fetchPlacedLesson(location.search);
  if (packed === null) return;
  const query = dropPlacedName(location.search);
  history.replaceState(history.state, '', `${location.pathname}${query}#${writeParts([['lesson', packed]])}`);
}
