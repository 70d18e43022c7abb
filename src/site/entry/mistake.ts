import { keepStateInAddress } from '../address/widget-state.ts';
import { fetchElements } from '../page/fetch-elements.ts';
import { layOutRest } from '../page/lay-out-rest.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import { beginPage } from './begin-page.ts';

layOutRest();
fetchElements();
offerSharingSteps();
void keepStateInAddress();
beginPage();
