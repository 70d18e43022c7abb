export const moves = {
  caption: (player: string, isBranch: boolean) => `${player} can ${isBranch ? 'choose' : 'play'}`,
  move: 'Move',
  branch: 'Branch',
  score: 'Score',
  state: 'State',
  board: 'Board',
  none: '—',
  stateOf: (move: {
    status: 'uncalled' | 'open' | 'returned';
    isBest: boolean;
    isFinished: boolean;
    isUnfinished: boolean;
  }) => {
    if (move.isUnfinished) return 'not finished';
    if (move.isBest) return move.isFinished ? '✓ chosen' : '● best so far';
    return { uncalled: 'not yet', open: 'being searched', returned: 'searched' }[move.status];
  },
};
