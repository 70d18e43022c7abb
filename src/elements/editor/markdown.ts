import { languages } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/markdown';

languages['markdown'] = { container: /^:::.*$/m, ...languages['markdown'] };
