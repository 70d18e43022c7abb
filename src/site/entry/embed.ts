import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { showFramed } from '../embed/show-framed.ts';
import { tellMissing } from '../page/tell-missing.ts';

followKeysAnywhere();
tellMissing();
void showFramed();
document.documentElement.dataset['started'] = '';
