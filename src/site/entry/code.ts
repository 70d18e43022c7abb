import '../desks/code-desk.ts';
import { offerMistakePages } from '../../elements/kit/mistake-pages.ts';
import { resolveMistakePage } from '../address/site-page.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import { beginPage } from './begin-page.ts';

offerSharingSteps();
offerMistakePages(resolveMistakePage);
beginPage();
