import '../desks/code-desk.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import { beginPage } from './begin-page.ts';

offerSharingSteps();
beginPage();
