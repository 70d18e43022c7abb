import { installPackages } from './install.js';
import { npm, root } from './run.js';
import { serve } from './serve.js';

installPackages();
if (!npm('run', 'build', '--silent')) {
  console.error('Plybook could not be built: see the message above.');
  process.exit(1);
}
const { url } = await serve(`${root}dist`, { port: preferredPort(process.env['PORT']) });
console.log(`\n  Plybook is at ${url}\n  Ctrl+C stops it.\n`);

/** @param {string | undefined} text */
function preferredPort(text) {
  const port = Number(text ?? 4173);
  if (Number.isInteger(port) && port >= 0 && port <= 65_515) return port;
  console.error(`invalid PORT ${JSON.stringify(text)}: expected a whole number from 0 to 65515`);
  return process.exit(1);
}
