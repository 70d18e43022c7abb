export const notices = {
  markCounts: (xs: number, os: number) => `No game reaches this position: it has ${xs} X and ${os} O.`,
  sideToMove: (side: string, xs: number, os: number) =>
    `With ${xs} X and ${os} O it would not be ${side.toUpperCase()}’s turn if X had begun.`,
  winnerToMove: (side: string) =>
    `${side.toUpperCase()} has already won, so it cannot be ${side.toUpperCase()}’s turn.`,
  loserToMove: (side: string) =>
    `${side.toUpperCase()} has completed a line and lost, so it cannot be ${side.toUpperCase()}’s turn.`,
  floating: () => 'No game reaches this position: a mark hangs over an empty cell.',
  searched: (notice: string) => `${notice} The search runs all the same.`,
  smallWin: (win: number, plies: number) =>
    `A win counts ${win}, and up to ${plies === 1 ? 'one ply is' : `${plies} plies are`} subtracted from it: a late win may score no better than a draw.`,
};
