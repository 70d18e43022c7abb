import { languages } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/markdown';

/** Highlights the containers of lessons, `:::hint` to `:::`. */
languages['markdown'] = { container: /^:::.*$/m, ...languages['markdown'] };
