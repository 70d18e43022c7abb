import { listBrowsers } from './browsers.ts';

export const missing = {
  text: 'A part of this page could not be loaded. Check the connection, then reload the page: your steps and answers are kept.',
  reload: 'Reload the page',
  close: 'Close',
  notStarted:
    'The boards and searches of this page did not start: a script is missing or damaged. The text, the tables and the drawings can be read, and your answers are kept. Check the connection, then fetch a clean copy, which needs a network.',
  sandboxed:
    'The boards and searches of this page did not start: it is in a frame that keeps its scripts from loading (sandbox without allow-same-origin). The text, the tables and the drawings can be read. Open the page outside the frame.',
  oldBrowser: (lacks: string, oldest: Parameters<typeof listBrowsers>[0]) =>
    `The boards and searches of this page do not run in this browser, which does not support ${lacks}. The text, the tables and the drawings can be read. Everything runs in ${listBrowsers(oldest)}, and newer versions.`,
  cleanCopy: 'Fetch a clean copy',
  failed: (detail: string) =>
    `This part of the page failed, and the browser says why: “${detail}”. Reload the page; if it fails again, update the browser.`,
};
