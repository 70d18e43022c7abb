import { languages } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/markdown';

/** The containers of lessons, `:::hint` to `:::`, among what Markdown marks. */
languages['markdown'] = { container: /^:::.*$/m, ...languages['markdown'] };
