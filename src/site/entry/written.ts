import { offerPrinting } from '../print/offer-printing.ts';
import { showWrittenLesson } from '../write/written-lesson.ts';
import { beginPage } from './begin-page.ts';
import { offerPresented } from './open-lesson.ts';

offerPrinting();
void showWrittenLesson().then((packed) => packed !== null && offerPresented(Promise.resolve(), packed));
beginPage();
