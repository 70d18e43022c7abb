import { followKeysAnywhere } from '../../elements/keys-anywhere.ts';
import '../compare-desk.ts';
import { benchWhenAsked } from '../bench-when-asked.ts';
import { keepOffline } from '../offer-offline.ts';
import { offerSharingSteps } from '../offer-sharing.ts';
import '../reader-settings.ts';
import { tellStarted } from '../started.ts';
import { tellMissing } from '../tell-missing.ts';
import { followTheme } from '../theme.ts';

followTheme();
followKeysAnywhere();
tellMissing();
offerSharingSteps();
benchWhenAsked();
keepOffline();
tellStarted();
