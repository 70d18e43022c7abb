import { correction, generate } from 'lean-qr/nano';

/** A code as a path of unit squares on a square of `size` units, quiet zone of four units included. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

const QUIET = 4;

/** The QR code of a text of up to about 2,300 bytes; a longer one throws. */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { size: code.size + 2 * QUIET, path };
}
