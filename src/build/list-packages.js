import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { npmCommand, root } from './run.js';

/**
 * The packages that the project is built from, as CycloneDX: what npm lists by the lock file, without a network, and
 * without what differs from one time to the next.
 * @returns {string}
 */
export function listPackages() {
  const [program, parameters] = npmCommand(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  const listed = execFileSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const parts = JSON.parse(listed);
  delete parts.metadata.timestamp;
  // The version of npm and the folder's name do not affect what is built.
  delete parts.metadata.tools;
  parts.metadata.component.name = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).name;
  delete parts.serialNumber;
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const groups = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return `${JSON.stringify({ ...parts, serialNumber: `urn:uuid:${groups.join('-')}` }, null, 1)}\n`;
}
