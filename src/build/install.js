import { readFileSync } from 'node:fs';
import { npm, root } from './run.js';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages what a lockfile lists, by path */

/**
 * @param {string} file a lockfile, relative to the project's folder
 * @returns {Packages | undefined} nothing if there is no such file
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether every package of the lockfile is there in its version; those for other machines may be missing.
 * @param {Packages} wanted
 * @param {Packages | undefined} installed
 */
export function isComplete(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed?.[path];
    return found ? found.version === version : optional === true && installed !== undefined;
  });
}

/** Installs the packages of `package-lock.json` if any is missing; ends the process if that fails. */
export function installPackages() {
  const wanted = readPackages('package-lock.json') ?? {};
  if (isComplete(wanted, readPackages('node_modules/.package-lock.json'))) return;
  console.log('Installing packages …');
  if (npm('ci', '--include=dev', '--no-audit', '--no-fund')) return;
  console.error('The packages could not be installed: see npm’s message above.');
  process.exit(1);
}
