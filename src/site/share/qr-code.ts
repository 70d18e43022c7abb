import { correction, generate } from 'lean-qr/nano';

/** A path of unit squares; `size` includes the quiet zone around it. */
interface QrCode {
  readonly size: number;
  readonly path: string;
}

const QUIET = 4;

/** A code of more has squares that cameras do not read on a laptop's screen. */
export const MAX_QR_CHARACTERS = 2330;

/** Null for an address that is too long. */
export function drawQrCode(text: string): QrCode | null {
  if (text.length > MAX_QR_CHARACTERS) return null;
  // A screen hides nothing of a code, so large squares are worth more than correction.
  const code = generate(text, { minCorrectionLevel: correction.L });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { size: code.size + 2 * QUIET, path };
}
