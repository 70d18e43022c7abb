import { keepStateInAddress } from '../address/widget-state.ts';
import { fetchElements } from '../every-page/fetch-elements.ts';
import { layOutRest } from '../every-page/lay-out-rest.ts';
import { offerMistakePages } from '../../elements/kit/mistake-pages.ts';
import { resolveMistakePage } from '../address/site-page.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import { beginPage } from './begin-page.ts';

layOutRest();
fetchElements();
offerSharingSteps();
offerMistakePages(resolveMistakePage);
void keepStateInAddress();
beginPage();
