import '../lesson-progress.ts';
import { startToolsWhenAsked } from '../tools-when-asked.ts';
import { fetchLateElements } from '../fetch-late.ts';
import { keepOffline } from '../offer-offline.ts';
import { offerPresenting } from '../offer-presenting.ts';
import { offerSharingSteps } from '../offer-sharing.ts';
import '../reader-settings.ts';
import { tellMissing } from '../tell-missing.ts';
import { followTheme } from '../theme.ts';
import { keepStateInAddress } from '../widget-state.ts';

followTheme();
tellMissing();
fetchLateElements();
offerSharingSteps();
offerPresenting(keepStateInAddress());
void import('../print-pictures.ts').then(({ printPictures }) => printPictures());
void startToolsWhenAsked();
keepOffline();
