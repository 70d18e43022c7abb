import '../lesson-progress.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';

followTheme();
