/** The picture that is shown where a link to a page is shared. */
export const card = {
  picture:
    'The title of the page, and below it the calls of a search as bars, in the colours of their scores.',
  sides: 'Blue: better for X. Grey: even. Orange: better for O.',
  scores: 'Blue: above 0. Grey: 0. Orange: below 0.',
};
