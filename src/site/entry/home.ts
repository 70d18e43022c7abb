import '../home/your-move.ts';
import '../reader/lesson-progress.ts';
import { offerToContinue } from '../reader/last-lesson.ts';
import { beginPage } from './begin-page.ts';

offerToContinue();
beginPage();
