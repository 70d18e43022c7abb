import { installPackages } from './install.js';
import { npm, root } from './run.js';
import { serve } from './serve.js';

const port = preferredPort(process.env['PORT']);
installPackages();
console.log('Making Plybook: half a minute to a minute the first time, less when little has changed.');
if (!npm('run', 'build', '--silent')) {
  console.error('Plybook could not be built: see the message above.');
  process.exit(1);
}
const { url } = await serve(`${root}dist`, { port });
console.log(`\n  Plybook is at ${url}\n  Ctrl+C stops it.\n`);

/** @param {string | undefined} text */
function preferredPort(text) {
  const value = Number(text ?? 4173);
  if (Number.isInteger(value) && value >= 0 && value <= 65_515) return value;
  console.error(`invalid PORT ${JSON.stringify(text)}: expected a whole number from 0 to 65515`);
  return process.exit(1);
}
