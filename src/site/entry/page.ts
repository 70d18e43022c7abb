import { followKeysAnywhere } from '../../elements/keys-anywhere.ts';
import '../lesson-progress.ts';
import { benchWhenAsked } from '../bench-when-asked.ts';
import { keepOffline } from '../offer-offline.ts';
import '../reader-settings.ts';
import { tellStarted } from '../started.ts';
import { tellMissing } from '../tell-missing.ts';
import { followTheme } from '../theme.ts';

followTheme();
followKeysAnywhere();
tellMissing();
benchWhenAsked();
keepOffline();
tellStarted();
