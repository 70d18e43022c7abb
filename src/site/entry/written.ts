import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { benchWhenAsked } from '../page/bench-when-asked.ts';
import { keepOffline } from '../offline/offer-offline.ts';
import { printPictures } from '../print/print-pictures.ts';
import '../reader/reader-settings.ts';
import { tellStarted } from '../page/started.ts';
import { tellMissing } from '../page/tell-missing.ts';
import { followTheme } from '../page/theme.ts';
import { showWrittenLesson } from '../write/written-lesson.ts';

followTheme();
followKeysAnywhere();
tellMissing();
printPictures();
benchWhenAsked();
keepOffline();
showWrittenLesson();
tellStarted();
