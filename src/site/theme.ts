import { onPreferenceChange, preference } from '../elements/preferences.ts';

/**
 * Makes the page follow what the reader chose: `data-theme` and `data-text-size` on the root, none of them where it is
 * the system's.
 */
export function followTheme(): void {
  applyTheme();
  onPreferenceChange(applyTheme);
}

function applyTheme(): void {
  mark('theme', preference('theme'), 'system');
  mark('textSize', preference('textSize'), '100');
}

function mark(name: 'theme' | 'textSize', value: string, ofSystem: string): void {
  const { dataset } = document.documentElement;
  if (value === ofSystem) delete dataset[name];
  else dataset[name] = value;
}
