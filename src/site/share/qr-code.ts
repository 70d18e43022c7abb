import { correction, generate } from 'lean-qr/nano';

/** A code as a path of unit squares on a square of `size` units, quiet zone of four units included. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

const QUIET = 4;

/** As many characters of an address fit the largest code at this correction, as lean-qr packs them. */
export const LONGEST = 2330;

/** The QR code of an address; null for one that is too long. */
export function qrCode(text: string): QrCode | null {
  if (text.length > LONGEST) return null;
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { size: code.size + 2 * QUIET, path };
}
