import { installPackages } from './install.js';
import { isMade } from './is-made.js';
import { npm } from './run.js';

/**
 * Installs what is missing and builds the site, or ends the process. Until then only modules of Node can be imported.
 * @returns the port to prefer
 */
export function makeReady() {
  const port = readPort();
  installPackages();
  if (isMade()) return port;
  console.log('Building Plybook. It is built again only when something changes.');
  if (npm('run', 'build', '--silent', '--', 'site')) return port;
  console.error('Plybook could not be built: see the message above.');
  return process.exit(1);
}

/** The preferred port, from `PORT`; ends the process if that is not a port. */
export function readPort() {
  const text = process.env['PORT'];
  const value = Number(text ?? 4173);
  if (Number.isInteger(value) && value >= 0 && value <= 65_515) return value;
  console.error(`invalid PORT ${JSON.stringify(text)}: expected a whole number from 0 to 65515`);
  return process.exit(1);
}
