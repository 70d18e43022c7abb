import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { keepOffline } from '../offline/offer-offline.ts';
import '../reader/reader-settings.ts';
import { reportErrors } from '../page/report-errors.ts';
import { followSound } from '../reader/follow-sound.ts';
import { followTheme } from '../page/theme.ts';

/** Called last in every entry: `data-started` tells the check in the page that all its scripts have begun. */
export function beginPage(): void {
  followTheme();
  followSound();
  followKeysAnywhere();
  reportErrors();
  keepOffline();
  document.documentElement.dataset['started'] = '';
}
