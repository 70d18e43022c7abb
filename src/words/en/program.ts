/** What is said of a reader's own program. */
export const program = {
  noRuntime:
    'The language could not be started: the browser allows no worker here, or its file could not be fetched. Reload the page, and press Run again.',
};
