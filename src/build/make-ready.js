import { installPackages } from './install.js';
import { npm } from './run.js';

/**
 * Installs and builds what is missing, for whoever serves the site; ends the process if that fails.
 * @returns {number} the port to prefer, as `PORT` says
 */
export function makeReady() {
  const port = readPort(process.env['PORT']);
  installPackages();
  console.log('Making Plybook: half a minute to a minute the first time, less when little has changed.');
  if (npm('run', 'build', '--silent')) return port;
  console.error('Plybook could not be built: see the message above.');
  return process.exit(1);
}

/** @param {string | undefined} text */
function readPort(text) {
  const value = Number(text ?? 4173);
  if (Number.isInteger(value) && value >= 0 && value <= 65_515) return value;
  console.error(`invalid PORT ${JSON.stringify(text)}: expected a whole number from 0 to 65515`);
  return process.exit(1);
}
