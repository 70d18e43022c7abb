/** A part of the page that could not be fetched. */
export const missing = {
  text: 'A part of this page could not be fetched. Check the connection, then try again or reload the page: your steps and answers are kept.',
  close: 'Close',
};
