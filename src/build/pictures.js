import { existsSync, mkdirSync } from 'node:fs';
import { launchOptions } from './find-browser.js';
import { installPackages } from './install.js';

/** What the README shows of the built site: a search in the middle, and a program at the call where it goes wrong. */
const pictures = [
  { name: 'step', path: 'explore/#position=oxx/.xo/o..&scoring=depth&step=13', isRun: false },
  { name: 'program', path: 'code/#start=no-opponent', isRun: true },
];

const folder = '.github/pictures';

installPackages();
if (!existsSync('dist/index.html')) throw new Error('dist/ holds no site: run "npm run build -- site" first');
mkdirSync(folder, { recursive: true });
const [{ chromium }, { serve }] = await Promise.all([import('playwright'), import('./serve.js')]);
const [browser, { url, close }] = await Promise.all([
  launchOptions().then((options) => chromium.launch(options)),
  serve('dist'),
]);
try {
  for (const { name, path, isRun } of pictures) {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 760 },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    page.setDefaultTimeout(0);
    await page.goto(url + path);
    if (isRun) {
      await page.getByRole('button', { name: 'Run' }).click();
      await page.getByRole('alert').waitFor();
    }
    await page.locator('ply-tree svg .node').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/${name}.png` });
    console.log(`${folder}/${name}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await close();
}
