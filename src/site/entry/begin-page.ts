import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { keepOffline } from '../offline/offer-offline.ts';
import '../reader/reader-settings.ts';
import { tellUnkept } from '../reader/tell-unkept.ts';
import { reportErrors } from '../every-page/report-errors.ts';
import { followSound } from '../reader/follow-sound.ts';
import { showFocusWhole } from '../every-page/show-focus.ts';
import { followPreferences } from '../every-page/mark-preferences.ts';

/** Called last in every entry: `data-started` tells the check in the page that all its scripts have begun. */
export function beginPage(): void {
  followPreferences();
  followSound();
  followKeysAnywhere();
  showFocusWhole();
  if (document.querySelector('pre > code'))
    void import('../every-page/offer-copying.ts').then(({ offerCopying }) => offerCopying(document));
  reportErrors();
  tellUnkept();
  keepOffline();
  document.documentElement.dataset['started'] = '';
}
