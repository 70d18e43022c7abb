import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.js';

/** Debian's Chromium without windows: tests take three quarters of the time. */
const shell = 'chromium-headless-shell';

const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Disabled mainly: address bar popups, pages that load with each window and take time from the page under test.
 * Replaces Playwright's list, keeping only what uses a network or delays painting.
 */
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

const args = [
  `--disable-features=${without.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where Chromium is on this machine: `CHROMIUM_PATH`, else the system's own, else Playwright's.
 * @returns {Promise<string | undefined>}
 */
async function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (runs(given)) return given;
    throw new Error(
      `invalid CHROMIUM_PATH ${JSON.stringify(given)}: no program that runs, expected a Chromium`,
    );
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const own = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
  const { chromium } = await import('playwright');
  return [...own, chromium.executablePath()].find(runs);
}

export async function launchOptions() {
  const executablePath = await findChromium();
  // A slow machine may take its time.
  return { args, timeout: 0, ...(executablePath === undefined ? {} : { executablePath }) };
}

/** Installs Chromium if it is missing: Playwright's download, else from the system's package manager. */
export async function installBrowser() {
  for (const attempt of [undefined, download, fromSystem]) {
    attempt?.();
    if (await findChromium()) return;
  }
  console.error('No Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
  process.exit(1);
}

function download() {
  console.log('Installing Chromium for the tests …');
  tool('playwright', 'install', '--no-shell', 'chromium');
}

function fromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], env);
  [shell, 'chromium'].some((name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env),
  );
}

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows a browser asked for its version opens a window instead.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}
