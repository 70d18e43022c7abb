import { words } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored } from '../address/page-message.ts';
import { keepStateInAddress } from '../address/widget-state.ts';
import type { Compiled } from './compile-worker.ts';
import { lessonIn, lessonParts } from './lesson-address.ts';
import { LessonCompiler } from './lesson-compiler.ts';
import { showLesson } from './lesson-view.ts';
import { hear, isWritten, tellWindow } from './messages.ts';
import { siteFacts } from './site-facts.ts';

/**
 * Shows a lesson that is none of the course: beside its text while it is being written, or by itself, from the address.
 */
export function showWrittenLesson(): void {
  const article = document.querySelector('article')!;
  const desk = deskAround();
  if (desk) showBeside(desk, article);
  else void showFromAddress(article);
}

/** The window of this site in which this one is a frame; null where it is none, or one of another site's. */
function deskAround(): Window | null {
  try {
    return parent !== window && parent.location.origin === location.origin ? parent : null;
  } catch {
    return null;
  }
}

function showBeside(desk: Window, article: HTMLElement): void {
  const { dataset } = document.documentElement;
  dataset['preview'] = '';
  article.dataset['lesson'] = 'write';
  let isFirst = true;
  const compiler = new LessonCompiler(siteFacts(article), (compiled) => void show(compiled));
  const show = async (compiled: Compiled) => {
    tellWindow(desk, 'failed' in compiled ? compiled : { problems: compiled.problems });
    if ('failed' in compiled) return;
    await showLesson(article, compiled);
    if (isFirst) void keepStateInAddress();
    isFirst = false;
  };
  hear(
    () => desk,
    isWritten,
    ({ source, isForeign }) => {
      dataset['foreign'] = `${isForeign}`;
      compiler.compile(source);
    },
  );
  tellWindow(desk, { isReady: true });
}

async function showFromAddress(article: HTMLElement): Promise<void> {
  const parts = lessonParts(location.hash);
  addressBar.subscribe((fragment) => {
    const other = lessonParts(fragment);
    if (other && other.lesson !== parts?.lesson) location.reload();
  });
  if (!parts) return;
  const tell = (problem: string) => showIgnored('fragment', [problem]);
  let isFirst = true;
  const compiler = new LessonCompiler(siteFacts(article), (compiled) => void show(compiled));
  const show = async (compiled: Compiled) => {
    if ('failed' in compiled) return tell(compiled.failed);
    article.dataset['lesson'] = `written ${checksum(parts.lesson)}`;
    document.title = words.site.documentTitle(compiled.title || words.writing.untitled);
    await showLesson(article, compiled);
    if (isFirst) void keepStateInAddress(new Map(Object.entries(parts)));
    isFirst = false;
  };
  try {
    const lesson = await lessonIn(location.hash);
    if (lesson) compiler.compile(lesson.source);
  } catch {
    tell(words.writing.unreadable);
  }
}

/** A short name for a text, by which what a reader answers in it is kept. */
function checksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) | 0;
  return (sum >>> 0).toString(36);
}
