import '../../elements/index.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';

followTheme();
