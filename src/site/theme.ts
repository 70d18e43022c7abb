import { onPreferenceChange, preference } from '../elements/preferences.ts';

/** Makes the page follow the theme that the reader chose: `data-theme` on the root, none for the system's. */
export function followTheme(): void {
  applyTheme();
  onPreferenceChange(applyTheme);
}

function applyTheme(): void {
  const theme = preference('theme');
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
