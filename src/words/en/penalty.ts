export const penalty = {
  label: 'Penalty per ply',
  /** With one decimal or two, so that nothing beside it moves. */
  value: (points: number) => points.toFixed(2),
  ends: ['0', '0.5', '1'],
  unknown: 'Move the slider to see which move the search plays.',
  always: (move: string) => `It plays ${move} at every penalty.`,
  /** Nothing is subtracted at 0, and anything changes the move. */
  any: (first: string, then: string) =>
    `Each ply takes this off a win. At 0 it plays ${first}, with any penalty ${then}.`,
  turns: (first: string, turns: readonly { from: number; move: string }[]) =>
    `At 0 it plays ${first}, ${turns.map(({ from, move }) => `from ${from.toFixed(2)} on ${move}`).join(', ')}.`,
};
