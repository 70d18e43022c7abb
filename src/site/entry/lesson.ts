import '../lesson-progress.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';
import { keepStepsInAddress } from '../widget-steps.ts';

followTheme();
void keepStepsInAddress();
