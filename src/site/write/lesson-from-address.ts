import { writeParts } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { hashText } from '../address/checksum.ts';
import { showIgnored } from '../address/page-message.ts';
import { keepStateInAddress } from '../address/widget-state.ts';
import { readLessonFragment, splitLessonFragment } from './lesson-address.ts';
import { LessonCompiler, type CompiledLesson } from './lesson-compiler.ts';
import { showLesson } from './lesson-view.ts';
import { readSiteFacts } from './site-facts.ts';

/** Resolves once it is shown or has failed. `before` stays in the address: parts without a dot in their names. */
export async function showFromAddress(article: HTMLElement, before = ''): Promise<void> {
  const parts = splitLessonFragment(location.hash);
  addressBar.subscribe((fragment) => {
    const other = splitLessonFragment(fragment);
    if (other && other.lesson !== parts?.lesson) location.reload();
  });
  if (!parts) return;
  const tell = (problem: string) => showIgnored('fragment', [problem]);
  const lesson = await readLessonFragment(location.hash).catch(() => null);
  if (!lesson) return tell(words.writing.unreadable);
  const site = readSiteFacts(article);
  const compiled = await new Promise<CompiledLesson>((resolve) => {
    new LessonCompiler(site, resolve).compile(lesson.source);
  });
  if ('failed' in compiled) return tell(compiled.failed);
  // Answers of its readers are kept under this name.
  article.dataset['lesson'] = `written ${hashText(parts.lesson)}`;
  document.title = words.site.documentTitle(compiled.title || words.writing.untitled, site.name);
  showLesson(article, compiled);
  await keepStateInAddress([before, writeParts(Object.entries(parts))].filter(Boolean).join('&'));
}
