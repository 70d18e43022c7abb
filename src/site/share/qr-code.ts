import { correction, generate } from 'lean-qr/nano';

/** A path of unit squares; `size` includes the quiet zone around it. */
interface QrCode {
  readonly size: number;
  readonly path: string;
}

const QUIET = 4;

/** The most characters that fit the largest code at this correction, as lean-qr packs them. */
export const MAX_QR_CHARACTERS = 2330;

/** Null for an address that is too long. */
export function drawQrCode(text: string): QrCode | null {
  if (text.length > MAX_QR_CHARACTERS) return null;
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { size: code.size + 2 * QUIET, path };
}
