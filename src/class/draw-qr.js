import { correction, generate } from 'lean-qr';

/**
 * For a terminal, in half blocks and dark on light: scanners expect it, whatever the colours of the terminal.
 * @param {string} address
 */
export function drawQr(address) {
  const picture = generate(address, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.L });
  const quiet = 2;
  const lines = [];
  for (let y = -quiet; y < picture.size + quiet; y += 2) {
    let line = '';
    for (let x = -quiet; x < picture.size + quiet; x++)
      line += ' ▀▄█'[(picture.get(x, y) ? 0 : 1) + (picture.get(x, y + 1) ? 0 : 2)];
    lines.push(`  \u001B[97;40m${line}\u001B[0m`);
  }
  return lines.join('\n');
}
