import '../lesson-progress.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';
import { keepStateInAddress } from '../widget-state.ts';

followTheme();
void keepStateInAddress();
