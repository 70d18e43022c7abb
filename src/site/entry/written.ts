import { printPictures } from '../print/print-pictures.ts';
import { showWrittenLesson } from '../write/written-lesson.ts';
import { beginPage } from './begin-page.ts';

printPictures();
showWrittenLesson();
beginPage();
