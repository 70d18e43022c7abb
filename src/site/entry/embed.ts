import { followKeysAnywhere } from '../../elements/host/keys-anywhere.ts';
import { showFramed } from '../embed/show-framed.ts';
import { reportErrors } from '../every-page/report-errors.ts';

followKeysAnywhere();
reportErrors();
void showFramed();
document.documentElement.dataset['started'] = '';
