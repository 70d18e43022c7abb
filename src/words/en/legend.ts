/** The signs of a tree: how each looks, and what it means. */
export const legend = {
  topics: 'Signs and steps',
  intro: 'These are the signs that this figure can show.',
  samples: 'The small pictures are from another tree.',
  list: 'Signs of this figure',
  stripTitle: 'The timeline',
  stripIntro:
    'Steps run from left to right. Each row is a ply, and each bar is a call. Marks above the bars are pale until the search reaches them.',
  dense: 'Where there are too many bars, each column of colour sums up the calls that it covers.',
  stripList: 'Signs of this timeline',
  signs: {
    current: {
      look: 'Yellow outline',
      means: 'This is the current step. Yellow lines lead here from the top.',
    },
    open: {
      look: 'Strong outline',
      means: 'This is open: it has been reached, and is not done yet.',
    },
    uncalled: {
      look: 'Dashed box',
      means: 'This has not been reached yet. The one with the stronger dashes is next.',
    },
    unsettled: {
      look: 'Dashed pill',
      means:
        'This value is not final. “open” means that nothing has returned yet; ≥ means at least this much, ≤ at most.',
    },
    value: { look: 'Pill with a solid outline', means: 'The call has returned this value.' },
    best: {
      look: 'Thick line and filled pill',
      means: 'This is on the line of best moves found so far. After the last step it is the final one.',
    },
    kept: {
      look: 'Medium grey line',
      means: 'The call above took its value from here, but is not on the line of best moves itself.',
    },
    ride: { look: 'Yellow pill on a line', means: 'This value is being returned to the call above.' },
    leaf: {
      look: 'Box with no lines below',
      means: 'This is a leaf: the tree goes no deeper here.',
    },
    triangle: {
      look: 'Triangle',
      means: 'This is a call in a tree without boards. ▲ takes the largest value below it, ▼ the smallest.',
    },
    winner: {
      look: 'Colour of a pill',
      means: 'Blue is good for MAX: the value is above 0. Orange is good for MIN: it is below 0. Grey is 0.',
    },
    role: {
      look: 'Coloured rows with ▲ and ▼',
      means: 'In a blue row MAX is to move (▲), in an orange row MIN (▼). A ply is one move deep.',
    },
    lastMove: { look: 'Tinted square', means: 'The last move was made here.' },
    line: { look: 'Wide band over the marks', means: 'These marks win the game.' },
    window: {
      look: 'Two numbers with dots between them',
      means:
        'This is the window, from alpha to beta. Only values between them can still change the choice above.',
    },
    limits: {
      look: 'α or β on a dotted line',
      means: 'This value set a limit of the window: α the lower one, β the upper one.',
    },
    cut: {
      look: 'Scissors and a crossed-out box',
      means:
        'This branch is cut: it cannot change the choice, so it is never called. A value that depends on it stays a bound, with ≥ or ≤.',
    },
    cutWindow: {
      look: 'Scissors under a pill',
      means: 'The window closed here, because alpha is now at least beta. The other moves were cut.',
    },
    hit: {
      look: 'Equals sign and a number',
      means: 'The table answered this call. The number names the call that stored the value.',
    },
    source: {
      look: 'Long dashes round a box',
      means: 'The table’s answer to the current call was computed here.',
    },
    sum: {
      look: 'Two numbers with a minus between them',
      means: 'The search stops here and estimates the value: open lines for MAX minus open lines for MIN.',
    },
    sides: {
      look: 'Two pills, violet and teal',
      means:
        'Two searches share this tree. The left pill is from the first search, the right one from the second.',
    },
    differs: { look: '≠ in a circle', means: 'The two searches choose different moves here.' },
    leftOut: {
      look: 'Dotted box, crossed out',
      means: 'The second search never calls this position.',
    },
    faint: {
      look: 'Pale box',
      means: 'Neither search expects the game to get here, so this does not matter to the comparison.',
    },
    wrong: { look: 'Red frame', means: 'This call of the program returned a wrong value.' },
    right: { look: 'Green frame', means: 'The wrong call should have taken the value from here.' },
    taken: { look: 'Red line', means: 'The wrong call took its value from here.' },
    stopped: { look: 'Dashed frame', means: 'The program stopped in this call.' },
    again: { look: 'Label “seen before”', means: 'An earlier call had the same position.' },
    folded: {
      look: 'Small triangle with a number',
      means: 'Below here, this many boxes are folded away. Press it to see them.',
    },
    fold: { look: 'Circle with a minus', means: 'Press it to fold away what is below.' },
    lit: {
      look: 'Lines while you point at a box',
      means: 'They lead to the leaf that the value comes from.',
    },
    far: {
      look: 'Value in place of the board',
      means: 'When you zoom out, boards become too small to read, so each box shows its value.',
    },
  },
  stripSigns: {
    playhead: { look: 'Line with a number', means: 'This is the step that the figure shows.' },
    bar: {
      look: 'Bar',
      means: 'This is a call: it begins at the left end and returns at the right end.',
    },
    side: {
      look: 'Blue upper edge, orange lower edge',
      means: 'Blue: the call returned a value above 0, good for MAX. Orange: below 0, good for MIN. Grey: 0.',
    },
    current: { look: 'Yellow bar', means: 'The search is in this call now.' },
    open: {
      look: 'Bar with a strong outline',
      means: 'This call is open: it has started and has not returned yet.',
    },
    rest: { look: 'Dashed end of a bar', means: 'An open call still has this much to do.' },
    ahead: { look: 'Grey bar with a thin outline', means: 'The search has not called this yet.' },
    rootBest: { look: 'Large diamond', means: 'The best value of the root changes here.' },
    best: { look: 'Small diamond', means: 'The best value of another call changes here.' },
    cut: { look: 'Scissors', means: 'Moves are cut here, because they cannot change the choice.' },
    differs: { look: '≠ in a circle', means: 'The two searches choose different moves here.' },
    leftOut: { look: 'Hatched bar', means: 'The other search never calls this position.' },
    wrong: {
      look: 'Exclamation mark in a circle',
      means: 'A call of the program returned a wrong value here.',
    },
    torn: { look: 'Torn edge', means: 'The program stopped here, so nothing follows.' },
    enlarged: { look: 'Framed part', means: 'This part is shown larger on the right.' },
  },
};
