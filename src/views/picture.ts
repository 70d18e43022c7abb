import { svg } from 'lit';
import type { CellNaming } from '../game/index.ts';
import { chooseNodes } from './tree/shown.ts';
import { layOutTree } from './tree/tree-layout.ts';
import { buildTreeScene } from './tree/tree-scene.ts';
import type { DrawnComparison } from './tree/metrics.ts';
import type { Trace } from '../search/index.ts';
import type { RulerName } from './tree/band-drawing.ts';
import { writePictureStyles, type PictureLook } from './picture-styles.ts';
import { renderToString } from './to-string.ts';
import { drawTree } from './tree/tree-drawing.ts';

/** One tree of a picture; `title` may be empty. */
export interface PicturePanel extends DrawnComparison {
  readonly trace: Trace;
  readonly step: number;
  readonly node: number;
  readonly title: string;
}

interface PictureOptions {
  readonly naming: CellNaming;
  readonly look: PictureLook;
  readonly caption: string;
  readonly source: string;
  readonly ruler?: RulerName;
}

export interface Picture {
  readonly text: string;
  readonly styles: string;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 16;
const NARROWEST = 480;
const paper = { light: '#ffffff', dark: '#1a1d22' } as const;

interface Lettering {
  readonly name: string;
  readonly size: number;
  readonly line: number;
}

const caption: Lettering = { name: 'caption', size: 16, line: 22 };
const source: Lettering = { name: 'source', size: 12, line: 16 };
/** Mean width of a character in em, rounded up to be safe. */
const CHARACTER = 0.54;

export function drawTreePicture(panels: readonly PicturePanel[], options: PictureOptions): Picture {
  const { naming, ruler } = options;
  const scenes = panels.map(({ trace, step, node, comparison, isJoint }) =>
    buildTreeScene(trace, step, layOutTree(chooseNodes(trace, node)), { naming, comparison, isJoint, ruler }),
  );
  const trees = scenes.map((scene) => renderToString(drawTree(scene)));
  const sizes = trees.map((tree) => /width="(\d+)" height="(\d+)"/.exec(tree)!.slice(1).map(Number));
  const treesWidth = sizes.reduce((sum, [width]) => sum + width + MARGIN, -MARGIN);
  const width = Math.max(treesWidth, NARROWEST) + 2 * MARGIN;
  const titles = panels.some(({ title }) => title) ? caption.line : 0;
  const top = MARGIN + titles + Math.max(...sizes.map(([, height]) => height)) + MARGIN;
  const captionLines = wrapText(options.caption, width - 2 * MARGIN, caption);
  const sourceLines = wrapText(options.source, width - 2 * MARGIN, source);
  const middle = top + captionLines.length * caption.line + 8;
  const height = middle + sourceLines.length * source.line + MARGIN;

  let x = Math.round((width - treesWidth) / 2);
  const placed = trees.map((tree, i) => {
    const title = drawTextLines([panels[i].title], x, MARGIN, caption);
    const drawing = tree.replace('<svg ', `<svg x="${x}" y="${MARGIN + titles}" `);
    x += sizes[i][0] + MARGIN;
    return (titles ? title : '') + drawing;
  });
  const text =
    drawTextLines(captionLines, MARGIN, top, caption) + drawTextLines(sourceLines, MARGIN, middle, source);
  const content = `<rect width="${width}" height="${height}" fill="${paper[options.look]}"/>${placed.join('')}${text}`;
  const titleAndDescription = [
    scenes.map(({ title }) => title),
    [options.caption, ...scenes.map(({ description }) => description)],
  ];
  const [title, description] = titleAndDescription.map((texts) => renderToString(texts.join(' ')));
  return {
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title><desc>${description}</desc>${content}</svg>\n`,
    styles: writeStyles(options.look),
    width,
    height,
  };
}

function drawTextLines(
  texts: readonly string[],
  x: number,
  y: number,
  { name, size, line }: Lettering,
): string {
  return renderToString(
    texts.map(
      (text, i) => svg`<text class=${name} x=${x} y=${y + (i + 0.8) * line} font-size=${size}>${text}</text>`,
    ),
  );
}

function writeStyles(look: PictureLook): string {
  const [ink, quiet] = look === 'light' ? ['#1b1b1b', '#5c5b57'] : ['#ecebe7', '#aeaca6'];
  const family = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
  return `${writePictureStyles(look)}
.caption, .source { font-family: ${family}; fill: ${ink}; }
.source { fill: ${quiet}; }
`;
}

/** Breaks text into lines no wider than `width`, and inside a word that is longer, such as an address. */
function wrapText(text: string, width: number, { size }: Lettering): string[] {
  const limit = Math.floor(width / (size * CHARACTER));
  const words = text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${limit}}`, 'gu')) ?? []);
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
