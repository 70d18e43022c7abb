import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { keepOffline } from '../offline/offer-offline.ts';
import '../reader/reader-settings.ts';
import { tellMissing } from '../page/tell-missing.ts';
import { followTheme } from '../page/theme.ts';

/**
 * What every page does when its own parts have begun: it follows the reader's settings and keys, tells of what is
 * missing and keeps itself for when there is no network. Called last in every entry: it also tells the check in the page
 * that all its scripts have begun.
 */
export function beginPage(): void {
  followTheme();
  followKeysAnywhere();
  tellMissing();
  keepOffline();
  document.documentElement.dataset['started'] = '';
}
