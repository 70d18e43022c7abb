import { printPictures } from '../print/print-pictures.ts';
import { showWrittenLesson } from '../write/written-lesson.ts';
import { beginPage } from './begin-page.ts';
import { offerPresented } from './open-lesson.ts';

printPictures();
void showWrittenLesson().then((packed) => packed !== null && offerPresented(Promise.resolve(), packed));
beginPage();
