import '../positions-browser.ts';
import { fuzzWhenAsked } from '../fuzz/when-asked.ts';
import { keepOffline } from '../offer-offline.ts';
import '../reader-settings.ts';
import { followTheme } from '../theme.ts';

followTheme();
void fuzzWhenAsked();
keepOffline();
