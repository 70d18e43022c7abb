import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import optimise, { init as initOptimise } from '@jsquash/oxipng/optimise.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { buildSitePages, nameCard, type Card } from '../site/pages/index.ts';
import { renderToString } from '../views/index.ts';
import { drawCard } from './draw-card.ts';
import { readSite } from './read-site.ts';

// Draws, into the built site, the card of each page that has one.

const require = createRequire(import.meta.url);
const subset = require('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>;

const root = process.cwd();
if (!existsSync(`${root}/dist/index.html`))
  throw new Error('dist/ holds no site: run "npm run build -- site" first');

const site = readSite(root);
const cards = buildSitePages(site).flatMap((page) =>
  page.card ? [{ file: nameCard(page), source: draw(page.card) }] : [],
);
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
await initOptimise(readFileSync(require.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')));
const font = {
  fontBuffers: await cutFonts(cards.map(({ source }) => source).join('')),
  loadSystemFonts: false,
};
for (const { file, source } of cards) {
  const drawing = new Resvg(source, { font });
  const image = drawing.render();
  // A card has fewer than 256 colours, and so takes a third of what it took with four bytes a pixel.
  const bytes = await optimise(Uint8Array.from(image.asPng()).buffer, { level: 2 });
  writeFileSync(`${root}/dist/${file}`, new Uint8Array(bytes));
  image.free();
  drawing.free();
}
console.log(`${cards.length} cards`);

function draw(card: Card): string {
  return renderToString(drawCard(card, site.course.name, findColour));
}

/** The colour of a token in the light theme. */
function findColour(token: string): string {
  const { default: value = '' } = site.tokens.get(`--ply-${token}`) ?? {};
  const [, light = value] = /light-dark\((#\w+)/.exec(value) ?? [];
  if (light) return light;
  throw new Error(`invalid token --ply-${token}: expected one of ${[...site.tokens.keys()].join(', ')}`);
}

/** One file for each weight, because the program that draws the cards cannot use variable fonts. */
function cutFonts(text: string): Promise<Uint8Array[]> {
  const inter = readFileSync(require.resolve('inter-ui/variable/InterVariable.woff2'));
  const weights = [
    { opsz: 20, wght: 450 },
    { opsz: 32, wght: 700 },
  ];
  return Promise.all(
    weights.map((variationAxes) => subset(inter, text, { targetFormat: 'sfnt', variationAxes })),
  );
}
