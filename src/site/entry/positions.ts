import '../positions/positions-browser.ts';
import { beginPage } from './begin-page.ts';

beginPage();
