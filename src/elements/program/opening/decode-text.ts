import { words } from '../../../words/index.ts';

interface DecodedText {
  readonly text: string;
  /** Whether the encoding is only a guess: anything can be read as Latin-1. */
  readonly isGuessed: boolean;
}

/** Bytes that occur in no text, in any encoding with one byte per character. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

/** With single-character line ends and without a byte-order mark. Throws if the bytes are not text. */
export function decodeText(bytes: Uint8Array, name: string): DecodedText {
  const wide = findWide(bytes);
  if (wide) return { text: tidy(new TextDecoder(wide).decode(bytes)), isGuessed: false };
  const utf8 = tryUtf8(bytes);
  const text = tidy(utf8 ?? new TextDecoder('windows-1252').decode(bytes));
  if (control.test(text)) throw new Error(words.programFile.binary(name));
  return { text, isGuessed: utf8 === null };
}

function tryUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Recognises UTF-16 by its byte-order mark, or because every second byte of plain text is zero. */
function findWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2]++;
  const most = 0.4 * sample.length;
  if (sample.length < 4 || sample.length % 2 === 1) return null;
  return zeros[1] > most && zeros[0] === 0
    ? 'utf-16le'
    : zeros[0] > most && zeros[1] === 0
      ? 'utf-16be'
      : null;
}

function tidy(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
