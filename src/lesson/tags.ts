import { decodeHTMLAttribute } from 'entities/decode';

export interface TagAttribute {
  readonly name: string;
  /** Character references are resolved; empty for a bare name. */
  readonly value: string;
  readonly at: number;
  readonly valueAt: number;
}

/** Offsets count from the start of the text that was read. */
export type HtmlPiece =
  | { readonly type: 'text' | 'comment' | 'broken'; readonly at: number; readonly text: string }
  | { readonly type: 'close'; readonly at: number; readonly name: string }
  | {
      readonly type: 'open';
      readonly at: number;
      readonly name: string;
      readonly attributes: readonly TagAttribute[];
      readonly isSelfClosing: boolean;
    };

const comment = /<!--[\s\S]*?-->/y;
const close = /<\/([A-Za-z][^\s<>/]*)\s*>/y;
const open =
  /<([A-Za-z][^\s<>/"'=]*)((?:\s+[^\s<>/"'=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"'=`]+))?)*)\s*(\/?)>/y;
const attribute = /([^\s<>/"'=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>"'=`]+)))?/g;

/** Text that looks like a tag but is not becomes `broken`. */
export function splitHtml(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let at = 0;
  while (at < html.length) {
    const [piece, end] = readPiece(html, at);
    pieces.push(piece);
    at = end;
  }
  return pieces;
}

function readPiece(html: string, at: number): [HtmlPiece, end: number] {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(html);
  };
  if (html[at] !== '<') {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    return [{ type: 'text', at, text: html.slice(at, end) }, end];
  }
  let found = match(comment);
  if (found) return [{ type: 'comment', at, text: found[0] }, comment.lastIndex];
  found = match(close);
  if (found) return [{ type: 'close', at, name: found[1].toLowerCase() }, close.lastIndex];
  found = match(open);
  if (found) {
    const [, name, rest, slash] = found;
    const attributes = readAttributes(rest, at + 1 + name.length);
    const isSelfClosing = slash === '/';
    return [{ type: 'open', at, name: name.toLowerCase(), attributes, isSelfClosing }, open.lastIndex];
  }
  const isTag = /[A-Za-z/!?]/.test(html[at + 1] ?? '');
  const text = isTag ? (/^<[^\s>]*/.exec(html.slice(at))?.[0] ?? '<') : '<';
  return [{ type: isTag ? 'broken' : 'text', at, text }, at + text.length];
}

function readAttributes(text: string, start: number): TagAttribute[] {
  return [...text.matchAll(attribute)].map(({ 0: whole, 1: name, 2: double, 3: single, 4: bare, index }) => {
    const value = double ?? single ?? bare ?? '';
    const quote = double === undefined && single === undefined ? 0 : 1;
    const at = start + index;
    const valueAt = value === '' ? at : at + whole.length - quote - value.length;
    return { name: name.toLowerCase(), value: decodeHTMLAttribute(value), at, valueAt };
  });
}
