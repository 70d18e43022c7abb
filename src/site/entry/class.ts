import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { benchWhenAsked } from '../page/bench-when-asked.ts';
import { gather } from '../class/gather.ts';
import { keepOffline } from '../offline/offer-offline.ts';
import '../reader/reader-settings.ts';
import { tellStarted } from '../page/started.ts';
import { tellMissing } from '../page/tell-missing.ts';
import { followTheme } from '../page/theme.ts';

followTheme();
followKeysAnywhere();
tellMissing();
gather();
benchWhenAsked();
keepOffline();
tellStarted();
