/** What a setting does, below its choices; by the name in addresses. */
export const settingHints: Readonly<Record<string, string>> = {
  scoring:
    'Plain: every win counts the same. Depth-penalised: a win loses points with every ply it takes, so an early win counts more. A ply is one move of one side.',
  win: 'What a win is worth before anything is subtracted. A loss is worth as much below 0, a draw 0.',
  penalty: 'What each ply takes off a win in depth-penalised scoring.',
  'depth-from': 'Where the plies begin to count.',
  algorithm: 'Minimax searches every move. Alpha-beta leaves out moves that cannot change the result.',
  order: 'Which move is tried first. Alpha-beta leaves out more if good moves come first.',
  memo: 'A table keeps the value of each board, so that it is searched only once. Up to symmetry, turned and mirrored boards count as one.',
  'merge-moves': 'Moves are equivalent if the boards after them are the same, turned or mirrored.',
  'depth-limit': 'How deep the search goes. Where it stops early, it estimates the score.',
  deepening: 'Searches one ply deep, then two, and so on up to the limit.',
};
