import '../home/your-move.ts';
import '../reader/lesson-progress.ts';
import { beginPage } from './begin-page.ts';

beginPage();
