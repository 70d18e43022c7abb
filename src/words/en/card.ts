/** The picture that is shown where a link to a page is shared. */
export const card = {
  picture:
    'The title of the page, and below it the calls of a search as bars, in the colours of their scores.',
  sides: 'High and blue: better for X. Thin and grey: even. Low and orange: better for O.',
  scores: 'High and blue: above 0. Thin and grey: 0. Low and orange: below 0.',
};
