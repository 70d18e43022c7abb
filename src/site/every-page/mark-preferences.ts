import {
  onPreferenceChange,
  preference,
  preferenceValues,
  type PreferenceName,
} from '../../elements/kit/preferences.ts';

/** Sets the reader's choices as attributes of the root, such as `data-text-size`; a default sets none. */
export function followPreferences(): void {
  markPreferences();
  onPreferenceChange(markPreferences);
  for (const query of [moreContrast, dark]) query.addEventListener('change', markPreferences);
}

const moreContrast = matchMedia('(prefers-contrast: more)');
const dark = matchMedia('(prefers-color-scheme: dark)');

function markPreferences(): void {
  for (const name of Object.keys(preferenceValues) as PreferenceName[]) {
    const [usual] = preferenceValues[name];
    if (name === 'theme') mark('plyTheme', chooseTheme(), usual);
    else mark(name, preference(name), usual);
  }
}

/** Follows a system setting for more contrast, unless a theme was chosen here. The dark theme has its own tokens. */
function chooseTheme(): string {
  const theme = preference('theme');
  return theme === 'system' && moreContrast.matches && !dark.matches ? 'projector' : theme;
}

function mark(name: string, value: string, usual: string): void {
  const { dataset } = document.documentElement;
  if (value === usual) delete dataset[name];
  else dataset[name] = value;
}
