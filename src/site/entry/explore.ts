import '../explore-desk.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';

followTheme();
