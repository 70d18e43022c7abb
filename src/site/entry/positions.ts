import '../positions-browser.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';

followTheme();
