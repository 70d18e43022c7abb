import { onPreferenceChange, preference } from '../../elements/kit/preferences.ts';

/**
 * Makes the page follow what the reader chose, by attributes of the root such as `data-ply-theme`; none of them where it is
 * as usual, or as the system has it.
 */
export function followTheme(): void {
  applyTheme();
  onPreferenceChange(applyTheme);
}

function applyTheme(): void {
  mark('plyTheme', preference('theme'), 'system');
  mark('textSize', preference('textSize'), '100');
  mark('printSolutions', preference('printSolutions'), 'off');
  mark('printNotes', preference('printNotes'), 'off');
}

function mark(name: string, value: string, usual: string): void {
  const { dataset } = document.documentElement;
  if (value === usual) delete dataset[name];
  else dataset[name] = value;
}
