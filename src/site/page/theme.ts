import { onPreferenceChange, preference } from '../../elements/kit/preferences.ts';

/** Sets the reader's choices as attributes of the root, such as `data-ply-theme`; a default sets none. */
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
