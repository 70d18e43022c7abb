import { createEditor, type PrismEditor } from 'prism-code-editor';
import { editHistory, editorCommands, defaultKeymap } from 'prism-code-editor/commands';
import { highlightBracketPairs } from 'prism-code-editor/highlight-brackets';
import 'prism-code-editor/languages/clike';
import 'prism-code-editor/languages/python';
import { insertText } from 'prism-code-editor/utils';
import { matchBrackets } from 'prism-code-editor/match-brackets';
import 'prism-code-editor/prism/languages/javascript';
import 'prism-code-editor/prism/languages/python';

export { insertText };
export { FindBar } from './find-bar.ts';
export type { PrismEditor };

/** Commands of the editor by key, without those whose keys the page uses: Control+Enter runs the program. */
const commands = Object.fromEntries(
  ['Tab', '8+Tab', '1+ArrowDown', '1+ArrowUp', 'Enter', '8+Enter', 'Mod+]', 'Mod+[', 'Mod+/'].map((key) => [
    key,
    defaultKeymap[key],
  ]),
);

export function createPrismEditor(
  value: string,
  language: string,
  tell: (value: string) => void,
): PrismEditor {
  return createEditor(
    null,
    { value, language, tabSize: language === 'markdown' ? 2 : 4, wordWrap: true, onUpdate: tell },
    editorCommands(commands),
    editHistory(),
    matchBrackets(false),
    highlightBracketPairs(),
  );
}
