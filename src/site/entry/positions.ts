import '../positions-browser.ts';
import { fuzzWhenAsked } from '../fuzz/request.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';

followTheme();
void fuzzWhenAsked();
