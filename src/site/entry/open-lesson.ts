import '../reader/lesson-progress.ts';
import { keepStateInAddress } from '../address/widget-state.ts';
import { joinClass } from '../class/join-class.ts';
import { offerFile } from '../every-page/offer-file.ts';
import { fetchElements } from '../every-page/fetch-elements.ts';
import { layOutRest } from '../every-page/lay-out-rest.ts';
import { offerPresenting } from '../present/offer-presenting.ts';
import { offerPrinting } from '../print/offer-printing.ts';
import { keepLastPlace, offerLastSection } from '../reader/last-lesson.ts';
import { markPlace } from '../reader/place-in-lesson.ts';
import { offerMistakePages } from '../../elements/kit/mistake-pages.ts';
import { resolveMistakePage } from '../address/site-page.ts';
import { openLinkedBox } from '../address/open-linked-box.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import { beginPage } from './begin-page.ts';

export function openLesson(): void {
  fetchElements();
  layOutRest();
  offerSharingSteps();
  offerMistakePages(resolveMistakePage);
  const ready = keepStateInAddress();
  offerPresented(ready);
  offerPrinting();
  offerFile();
  offerLastSection();
  markPlace(keepLastPlace);
  openLinkedBox();
  beginPage();
}

/** Offers to present the lesson, and to join a class. `packed` is the text of a lesson outside the course. */
export function offerPresented(ready: Promise<void>, packed: string | null = null): void {
  offerPresenting(ready, joinClass(ready, packed));
}
