/** A font and its stand-in, measured on the text of the lessons, so that lines break where they will break. */
export interface Font {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly features: readonly string[];
  readonly axes: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
  /** As fractions of the font size. */
  readonly metrics: { readonly ascent: number; readonly descent: number };
  readonly standIns: readonly { weight: string; local: readonly string[]; width: number }[];
}

export const literata = '@fontsource-variable/literata/';
const mono = { ascent: 1.02, descent: 0.3 };
const serif = { ascent: 1.177, descent: 0.308 };
const serifFeatures = ['kern', 'liga', 'mark', 'ccmp'];

export const fonts: readonly Font[] = [
  {
    family: 'Inter',
    file: 'inter',
    source: 'inter-ui/variable/InterVariable.woff2',
    weight: '400 700',
    style: 'normal',
    features: ['kern', 'mark', 'ccmp', 'tnum', 'cv05'],
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
    metrics: { ascent: 0.9688, descent: 0.2412 },
    standIns: [
      { weight: '400 500', local: ['Arial', 'Liberation Sans'], width: 1.067 },
      { weight: '600 700', local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 1.015 },
    ],
  },
  {
    family: 'Literata',
    file: 'literata',
    source: `${literata}files/literata-latin-opsz-normal.woff2`,
    weight: '400 700',
    style: 'normal',
    features: serifFeatures,
    axes: { opsz: { min: 14, max: 48, default: 18 }, wght: { min: 400, max: 700 } },
    metrics: serif,
    standIns: [
      { weight: '400 500', local: ['Times New Roman', 'Liberation Serif'], width: 1.156 },
      {
        weight: '600 700',
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        width: 1.134,
      },
    ],
  },
  {
    family: 'Literata',
    file: 'literata-italic',
    source: `${literata}files/literata-latin-opsz-italic.woff2`,
    weight: '400',
    style: 'italic',
    features: serifFeatures,
    axes: { opsz: 18, wght: 400 },
    metrics: serif,
    standIns: [
      {
        weight: '400',
        local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
        width: 1.09,
      },
    ],
  },
  {
    family: 'JetBrains Mono NL',
    file: 'jetbrains-mono-regular',
    source: 'jetbrains-mono/fonts/webfonts/JetBrainsMonoNL-Regular.woff2',
    weight: '400',
    style: 'normal',
    features: [],
    axes: {},
    metrics: mono,
    standIns: [{ weight: '400', local: ['Courier New', 'Liberation Mono'], width: 1 }],
  },
  {
    family: 'JetBrains Mono NL',
    file: 'jetbrains-mono-bold',
    source: 'jetbrains-mono/fonts/webfonts/JetBrainsMonoNL-Bold.woff2',
    weight: '700',
    style: 'normal',
    features: [],
    axes: {},
    metrics: mono,
    standIns: [
      {
        weight: '700',
        local: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
        width: 1,
      },
    ],
  },
];
