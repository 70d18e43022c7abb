import { inflateSync } from 'node:zlib';

/** An object of a file: what describes it, and its stream unpacked. */
interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/**
 * The text of a PDF as Chromium writes it, in the order in which it is drawn and without its spaces, which may be gaps
 * there. Each font maps the numbers of its glyphs to characters (PDF 32000-1:2008, 9.10).
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file.toString('latin1'));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      const described = objects.get(map);
      if (described) fonts.set(name, glyphsOf(described.stream));
    }
  return [...objects.values()]
    .filter(({ stream }) => / Tf\b/.test(stream))
    .map(({ stream }) => shownText(stream, fonts))
    .join('')
    .normalize('NFKC')
    .replace(/\s/g, '');
}

function objectsOf(source: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const found of source.matchAll(/\b(\d+) 0 obj\s([^]*?)(?:endobj|stream\r?\n)/g)) {
    const [all, id, head] = found;
    const [, length = '0'] = /\/Length (\d+)/.exec(head) ?? [];
    const start = found.index + all.length;
    const packed = Buffer.from(source.slice(start, start + Number(length)), 'latin1');
    const stream = head.includes('/FlateDecode') ? inflateSync(packed) : packed;
    objects.set(id, { head, stream: stream.toString('latin1') });
  }
  return objects;
}

/** The characters of the glyphs, by their numbers in four digits. */
function glyphsOf(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, block] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, glyph, text] of block.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(upper(glyph), characters(text));
  for (const [, block] of map.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from, to, text] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let at = parseInt(from, 16), code = parseInt(text, 16); at <= parseInt(to, 16); at++, code++)
        glyphs.set(digits(at), String.fromCharCode(code));
  return glyphs;
}

/** What the operators of a page show: `/F4 12 Tf` chooses a font, `<0024> Tj` and `[<0024> …] TJ` write. */
function shownText(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, name, hex] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g))
    if (name) font = fonts.get(name);
    else for (const glyph of upper(hex).match(/.{4}/g) ?? []) text += font?.get(glyph) ?? '';
  return text;
}

const upper = (hex: string) => hex.toUpperCase();
const digits = (number: number) => upper(number.toString(16).padStart(4, '0'));
const characters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
