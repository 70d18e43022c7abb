import '../check/check-desk.ts';
import { beginPage } from './begin-page.ts';

beginPage();
