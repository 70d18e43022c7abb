import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/find-browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';

/** The lesson that is changed, by its number, and how often it is. */
const lesson = 4;
const changes = 25;

/** Prints how long a lesson that is written takes from a key to the frame that shows the change: median, and the longest. */
export async function printWrite() {
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.url}write/`);
    await page.getByRole('combobox', { name: 'Begin with…' }).selectOption({ index: lesson + 1 });
    await page.frameLocator('iframe').getByRole('heading', { level: 2 }).nth(3).waitFor();
    const times = await page.evaluate(write, changes);
    const sorted = times.toSorted((a, b) => a - b);
    const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((time) =>
      Math.round(time ?? NaN),
    );
    console.log(
      `\nFrom a key in the text of lesson ${lesson} to the frame that shows it, ${changes} times: median ${median} ms, longest ${longest} ms`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Writes into the first paragraph, one character after another, each when the last is shown. Runs in the page.
 * @param {number} count
 */
async function write(count) {
  const desk = document.querySelector('write-desk')?.shadowRoot;
  const editor = desk?.querySelector('ply-editor')?.shadowRoot;
  const text = /** @type {HTMLTextAreaElement} */ (editor?.querySelector('textarea'));
  const frame = desk?.querySelector('iframe')?.contentWindow;
  const article = frame?.document.querySelector('article');
  if (!frame || !article) throw new Error('no lesson is shown');
  const paragraph = /\n\n(?=[A-Z][a-z]+ )/.exec(text.value.slice(text.value.indexOf('\n## ')));
  const start = text.value.indexOf('\n## ') + (paragraph?.index ?? 0) + 2;
  text.focus();
  text.setSelectionRange(start, start);
  const times = [];
  for (let written = 'Q'; written.length <= count; written += 'q') {
    const shown = new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (!article.textContent.includes(written)) return;
        observer.disconnect();
        frame.requestAnimationFrame(done);
      });
      observer.observe(article, { subtree: true, childList: true, characterData: true });
    });
    const begun = performance.now();
    document.execCommand('insertText', false, written.at(-1));
    await shown;
    times.push(performance.now() - begun);
  }
  return times;
}
