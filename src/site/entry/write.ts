import '../write/write-desk.ts';
import { beginPage } from './begin-page.ts';

beginPage();
