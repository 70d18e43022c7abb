import { drawQr } from './draw-qr.js';
import { serveClass } from './serve-class.js';

/**
 * Holds a class until the process is told to end, and prints how to join it. The teacher's address comes first, so that
 * a projected terminal ends with what students are meant to see.
 * @param {string} folder the built site
 * @param {{ port: number, seatsPerAddress: number }} options
 */
export async function holdClass(folder, { port, seatsPerAddress }) {
  const crowded = new Set();
  const served = await serveClass(folder, {
    port,
    seatsPerAddress,
    onCrowded(address) {
      if (crowded.has(address)) return;
      crowded.add(address);
      console.log(
        `  A student at ${address} has to wait: ${seatsPerAddress} are already connected from that address. If your students\n  share one address, start the class again: npm run class -- --seats-per-address 40\n`,
      );
    },
  });
  const { joins, teacher, code } = served;

  console.log(`
  For you: open this page on this computer. It opens on no other.
  ${teacher}

  For your students:`);
  for (const address of joins) console.log(`\n${drawQr(address)}\n  ${address}`);
  console.log(
    joins.length
      ? `
  Class ${code} is open to everybody who can reach this computer, with at most ${seatsPerAddress} students from one address
  (any number from this computer, to try it out).
  Nothing opens on a phone? End the class and find out why: npm run class -- --check`
      : `
  This computer is not on a network. Connect it to the students' Wi-Fi or to a hotspot, and start again.`,
  );
  console.log(`  “End class” on your page tells everybody that the class has ended; your page keeps the answers.
  Ctrl+C ends the class too, and serves no pages any more: save the answers before.\n`);

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, async () => {
      console.log('\n  The class has ended.');
      await served.close();
      process.exit(0);
    });
}
