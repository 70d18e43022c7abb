import '../lesson-progress.ts';
import { fuzzWhenAsked } from '../fuzz/request.ts';
import { keepOffline } from '../offer-offline.ts';
import { offerPresenting } from '../offer-presenting.ts';
import { offerSharingSteps } from '../offer-sharing.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';
import { keepStateInAddress } from '../widget-state.ts';

followTheme();
offerSharingSteps();
offerPresenting(keepStateInAddress());
void fuzzWhenAsked();
keepOffline();
