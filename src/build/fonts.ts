import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { type Font, fonts, literata } from './font-table.ts';

const require = createRequire(import.meta.url);
const target = 'src/site/fonts/';

/** The copyright line of the font that comes without a licence file; its licence is the same as the others'. */
const jetBrains =
  'Copyright 2020 The JetBrains Mono Project Authors (https://github.com/JetBrains/JetBrainsMono)';

const signs = '±×÷½²³¹·–—‘’“”…←→↑↓↔−≤≥≠∞αβ▲▼△▽▸▾◂◆◇●○✓✗';

const characters = [...listCharacters()].toSorted((a, b) => a - b);
const own = characters.filter(isIn(readRanges(`${literata}unicode.json`)));
const borrowed = characters.filter((each) => !own.includes(each));

writeFileSync(`${target}fonts.css`, await writeStyleSheet());
const [[inter, licence], [serif]] = ['inter-ui/LICENSE.txt', `${literata}LICENSE`].map((source) =>
  readFileSync(require.resolve(source), 'utf8').split(/\n([^]*)/),
);
writeFileSync(`${target}licence.txt`, [inter, serif, jetBrains, licence].join('\n'));

async function writeStyleSheet(): Promise<string> {
  const rules = ['/* Written by `npm run fonts`, which cuts the fonts down to the signs that are in use. */'];
  for (const font of fonts) {
    const isSerif = font.family === 'Literata';
    const kept = isSerif ? own : characters;
    await cutFont(font, kept);
    rules.push(
      writeFace(font.family, font.style, font.weight, `url('./${font.file}.woff2') format('woff2')`, kept),
    );
    // Missing characters come from the interface font, not from a system font.
    if (isSerif && font.style === 'normal')
      rules.push(
        writeFace('Literata', 'normal', '400 700', `url('./inter.woff2') format('woff2')`, borrowed),
      );
    for (const each of font.standIns) rules.push(writeStandIn(font, each));
  }
  return `${rules.join('\n')}\n`;
}

async function cutFont({ source, file, features, axes }: Font, kept: readonly number[]): Promise<void> {
  const subset = require('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>;
  const font = await subset(readFileSync(require.resolve(source)), String.fromCodePoint(...kept), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
    noHinting: true,
  });
  writeFileSync(`${target}${file}.woff2`, font);
  console.log(`${file}.woff2: ${font.length} bytes`);
}

function writeFace(
  family: string,
  style: string,
  weight: string,
  src: string,
  range: readonly number[],
): string {
  return `@font-face {
  font-family: '${family}';${styleOf(style)}
  font-weight: ${weight};
  font-display: swap;
  src: ${src};
  unicode-range: ${writeRanges(range)};
}`;
}

const styleOf = (style: string) => (style === 'normal' ? '' : `\n  font-style: ${style};`);

function writeStandIn(
  { family, style, metrics }: Font,
  { weight, local, width }: Font['standIns'][number],
): string {
  const share = (part: number) => `${((100 * part) / width).toFixed(1)}%`;
  return `@font-face {
  font-family: '${family} Fallback';${styleOf(style)}
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${(100 * width).toFixed(1)}%;
  ascent-override: ${share(metrics.ascent)};
  descent-override: ${share(metrics.descent)};
  line-gap-override: 0%;
}`;
}

function listCharacters(): Set<number> {
  const found = new Set([...signs].map((sign) => sign.codePointAt(0) ?? 0));
  for (let code = 0x20; code <= 0xff; code++) if (code < 0x7f || code > 0x9f) found.add(code);
  const { lessons } = parse(readFileSync('course.yaml', 'utf8')) as { lessons: string };
  for (const folder of [lessons, 'src/words', 'src/views', 'src/site/pages'])
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        for (const sign of readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')) {
          const code = sign.codePointAt(0) ?? 0;
          if (code > 0xff) found.add(code);
        }
  return found;
}

function readRanges(source: string): { first: number; last: number }[] {
  const { latin } = JSON.parse(readFileSync(require.resolve(source), 'utf8')) as { latin: string };
  return latin
    .split(',')
    .map((range) =>
      range
        .trim()
        .slice(2)
        .split('-')
        .map((end) => parseInt(end, 16)),
    )
    .map(([first, last = first]) => ({ first, last }));
}

function isIn(ranges: ReturnType<typeof readRanges>) {
  return (code: number) => ranges.some(({ first, last }) => first <= code && code <= last);
}

function writeRanges(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
