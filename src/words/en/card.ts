/** The picture that is shown where a link to a page is shared. */
export const card = {
  picture: (board: string | null, hasCalls: boolean) =>
    [
      'The title of the page.',
      ...(board === null ? [] : [`${board}.`]),
      ...(hasCalls ? ['The calls of its search as bars, in the colours of their scores.'] : []),
    ].join(' '),
  sides: 'High and blue: better for X. Thin and grey: even. Low and orange: better for O.',
  scores: 'High and blue: above 0. Thin and grey: 0. Low and orange: below 0.',
};
