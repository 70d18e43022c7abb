import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { keepOffline } from '../offline/offer-offline.ts';
import '../reader/reader-settings.ts';
import { tellMissing } from '../page/tell-missing.ts';
import { followTheme } from '../page/theme.ts';

/** Called last in every entry: `data-started` tells the check in the page that all its scripts have begun. */
export function beginPage(): void {
  followTheme();
  followKeysAnywhere();
  tellMissing();
  keepOffline();
  document.documentElement.dataset['started'] = '';
}
