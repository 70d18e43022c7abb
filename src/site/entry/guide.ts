import { keepStateInAddress } from '../address/widget-state.ts';
import { fetchElements } from '../every-page/fetch-elements.ts';
import { layOutRest } from '../every-page/lay-out-rest.ts';
import { offerPrinting } from '../print/offer-printing.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import { beginPage } from './begin-page.ts';

layOutRest();
fetchElements();
offerSharingSteps();
void keepStateInAddress();
offerPrinting();
void import('../write/offer-examples.ts').then(({ offerExamples }) => offerExamples());
if (document.querySelector('form.attributes'))
  void import('../write/attribute-forms.ts').then(({ followForms }) => followForms());
beginPage();
