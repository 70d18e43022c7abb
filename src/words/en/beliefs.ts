/**
 * Wrong beliefs about recursion, minimax and alpha-beta, by the names that authors give to wrong answers. Each
 * follows a count of answers: "9 of 28 answered as if they took a bound for a value".
 */
export const beliefs = {
  loop: 'took a recursive call for a jump back to the top',
  'only-down': 'stopped at the base case',
  'no-way-back': 'did nothing after a call returned',
  'first-step': 'worked out only the first calls',
  magic: 'took the value of a call as given',
  'lost-value': 'sent a value past its caller',
  'base-stops': 'took the base case for a stop without a value',
  'base-missing': 'missed the base case',
  'second-call': 'forgot the second of two calls',
  shared: 'let all calls share their variables',
  'trace-no-meaning': 'followed the steps, but not what they mean',
  'no-opponent': 'let both sides take the largest',
  'must-win-now': 'saw no win in a fork',
  'told-to-block': 'expected a rule for blocking',
  'draw-unscored': 'gave a draw no value between a win and a loss',
  'late-win': 'took a late win to be as good as a win now',
  'plays-on': 'played on after the game was over',
  'boards-for-calls': 'counted equal boards only once',
  'not-undone': 'left the board changed after a call',
  'shared-rows': 'took shared rows for separate ones',
  'value-for-move': 'took a value for a move, or a move for a value',
  'starts-at-zero': 'started the best value at 0',
  sign: 'scored it for the other side',
  'whose-win': 'scored a win for the wrong side',
  'depth-off': 'counted one move too many or too few',
  'depth-sign': 'gave the depth the wrong sign',
  chance: 'let the opponent move at random',
  'bound-as-value': 'took a bound for a value',
  'shared-window': 'used a window in calls that it does not belong to',
  'bound-kept': 'kept a bound in the table as a value',
  'infinite-wins': 'took all wins to be infinite',
  'root-window': 'left the window as it was at the root',
  'pruning-changes': 'expected cuts to change the result',
  'always-half': 'expected cuts always to save the same share',
  'full-first': 'took a full board for a draw before looking for a line',
  'looks-only-so-far': 'looked no further than a few moves',
} as const;

export type Belief = keyof typeof beliefs;
