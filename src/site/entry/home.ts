import '../../elements/stepper/ply-stepper.ts';
import '../reader/lesson-progress.ts';
import { beginPage } from './begin-page.ts';

beginPage();
