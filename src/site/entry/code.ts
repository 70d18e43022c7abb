import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import '../desks/code-desk.ts';
import { benchWhenAsked } from '../page/bench-when-asked.ts';
import { keepOffline } from '../offline/offer-offline.ts';
import { offerSharingSteps } from '../share/offer-sharing.ts';
import '../reader/reader-settings.ts';
import { tellStarted } from '../page/started.ts';
import { tellMissing } from '../page/tell-missing.ts';
import { followTheme } from '../page/theme.ts';

followTheme();
followKeysAnywhere();
tellMissing();
offerSharingSteps();
benchWhenAsked();
keepOffline();
tellStarted();
