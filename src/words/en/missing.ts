/** A part of the page that could not be fetched, or that failed. */
export const missing = {
  text: 'A part of this page could not be fetched. Check the connection, then try again or reload the page: your steps and answers are kept.',
  close: 'Close',
  failed: (detail: string) =>
    `This part of the page failed, and the browser says why: “${detail}”. Reload the page; if it fails again, update the browser.`,
};
