import type { Draft } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { keepStateInAddress } from '../address/widget-state.ts';
import { findFramingWindow } from '../every-page/framing-window.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import { FollowedLine, scrollToBlock } from './followed-line.ts';
import { LessonCompiler, type CompiledLesson } from './lesson-compiler.ts';
import { showFromAddress } from './lesson-from-address.ts';
import { showLesson } from './lesson-view.ts';
import {
  listenToWindow,
  isAtLine,
  isChosenView,
  isPreviewAction,
  isSlideTurn,
  isWrittenLesson,
  sendToWindow,
  type PreviewAction,
  type PreviewView,
} from './preview-messages.ts';
import type { Preview } from './preview.ts';
import { readSiteFacts } from './site-facts.ts';

/**
 * Shows a lesson outside the course: as the preview beside its source, or alone, from the address. Resolves to the packed
 * text of a lesson that is shown alone, else to null.
 */
export async function showWrittenLesson(): Promise<string | null> {
  const article = document.querySelector('article')!;
  const desk = findFramingWindow();
  if (!desk) {
    offerSharingSteps();
    return showFromAddress(article).finally(() => delete article.dataset['waiting']);
  }
  showBeside(desk, article);
  return null;
}

/** Links to other pages open a new window, so that the preview stays. */
function openElsewhere(event: MouseEvent): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const leads = link !== undefined && link.href.replace(/#.*$/, '') !== location.href.replace(/#.*$/, '');
  if (!leads || link.download || event.defaultPrevented) return;
  event.preventDefault();
  open(link.href, '_blank', 'noopener');
}

function showBeside(desk: Window, article: HTMLElement): void {
  const { dataset } = document.documentElement;
  dataset['preview'] = '';
  article.dataset['lesson'] = 'write';
  document.addEventListener('click', openElsewhere);
  let preview: Preview | null = null;
  const followed = new FollowedLine((block) => (preview ? preview.goTo(block) : scrollToBlock(block)));
  let isFirst = true;
  let shown: Draft | null = null;
  const show = (compiled: CompiledLesson, source: string) => {
    if ('failed' in compiled) return sendToWindow(desk, compiled);
    shown = compiled;
    const { problems, hosts, lines } = compiled;
    sendToWindow(desk, { problems, hosts, lines, source });
    preview?.beforeChange();
    showLesson(article, compiled);
    if (preview) void preview.afterChange().then(() => followed.follow());
    else followed.follow();
    if (isFirst) void keepStateInAddress();
    isFirst = false;
  };
  const compiler = new LessonCompiler(readSiteFacts(article), show);
  listenToWindow(
    () => desk,
    isWrittenLesson,
    ({ source, isForeign }) => {
      dataset['foreign'] = `${isForeign}`;
      compiler.compile(source);
    },
  );
  const showView = async (view: PreviewView) => {
    const make = view === 'lesson' ? () => null : await fetchPreview(view, article, desk);
    preview?.end();
    preview = make();
    await preview?.afterChange();
    followed.showAgain();
  };
  const handleAction = async ({ wish, name }: PreviewAction) => {
    if (wish === 'print') return (await import('../print/print-dialog.ts')).openPrint();
    try {
      const { saveOneFile } = await import('./one-file.ts');
      if (shown) await saveOneFile(shown, name);
    } catch {
      sendToWindow(desk, { failed: words.writing.noFile });
    }
  };
  listenToWindow(
    () => desk,
    isChosenView,
    ({ view }) => void showView(view),
  );
  listenToWindow(
    () => desk,
    isSlideTurn,
    ({ turn }) => preview?.turn?.(turn),
  );
  listenToWindow(
    () => desk,
    isPreviewAction,
    (wish) => void handleAction(wish),
  );
  listenToWindow(
    () => desk,
    isAtLine,
    ({ line }) => followed.goTo(line),
  );
  sendToWindow(desk, { isReady: true });
}

/** Loads the parts of a preview; resolves to a function that starts it. */
async function fetchPreview(
  view: Exclude<PreviewView, 'lesson'>,
  article: HTMLElement,
  desk: Window,
): Promise<() => Preview> {
  if (view === 'handout') {
    const { HandoutPreview } = await import('./handout-preview.ts');
    return () => new HandoutPreview();
  }
  const { SlidePreview } = await import('./slide-preview.ts');
  return () => new SlidePreview(article, (slide, slides) => sendToWindow(desk, { slide, slides }));
}
