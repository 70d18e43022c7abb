import { correction, generate } from 'lean-qr';
import { makeReady } from '../build/make-ready.js';
import { root } from '../build/run.js';
import { serveClass } from './serve-class.js';

const port = makeReady();
const served = await serveClass(`${root}dist`, { port });
const { joins, teacher, code } = served;

for (const address of joins) console.log(`\n${drawQr(address)}\n  Students: ${address}`);
console.log(`
  Teacher:  ${teacher}

  This class, ${code}, listens on the local network: whoever can reach this machine can join it.
  The teacher's address opens on this machine; it is for nobody else.
${
  joins.length
    ? `
  Nothing opens on a phone? Some Wi-Fi keeps its clients apart. Then let phones and this machine
  share a hotspot, or connect this machine by cable; a firewall may have to let port ${new URL(joins[0]).port} in.`
    : `
  This machine is in no network: connect it to the students' Wi-Fi or to a hotspot, and start again.`
}

  Ctrl+C ends the class and tells everybody in it.
`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, async () => {
    console.log('\n  The class has ended.');
    await served.close();
    process.exit(0);
  });

/**
 * Uses half blocks, dark on light: scanners expect it, whatever the colours of the terminal.
 * @param {string} address
 */
function drawQr(address) {
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
