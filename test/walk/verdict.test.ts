import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search, type SearchOptions } from '../../src/search/index.ts';
import {
  findAnswer,
  diagnose,
  makeVerdict,
  makeQuestion,
  findRefutation,
  explainSolution,
  type Answer,
  type QuestionKind,
} from '../../src/walk/index.ts';

const small = 'oxx/.xo/o..';
const sooner = '..o/.xx/oxo';
const losing = '..o/x../.xo';
const numbers = '[[3, 5], [2, 9]]';

interface Case {
  position: string;
  options?: SearchOptions;
  ask?: QuestionKind;
  node?: string;
}

function asked({ position, options = {}, ask = 'value', node = '' }: Case) {
  const trace = search(parsePosition(position), options);
  return { trace, question: makeQuestion(trace, ask, node) };
}

const diagnosis = (about: Case, given: Answer) => {
  const { trace, question } = asked(about);
  return diagnose(trace, question, given);
};

const told = (about: Case, given: Answer, tries = 1) => {
  const { trace, question } = asked(about);
  return makeVerdict(trace, question, given, tries, '0-8').told.text;
};

const depth: SearchOptions = { scoring: 'depth' };

describe('a hit', () => {
  const hit: Case = { position: 'xox/.../xo.', options: { memo: 'positions' }, node: '5,8,3' };
  const later: Case = { ...hit, options: { memo: 'positions', scoring: 'depth' } };

  test('a wrong answer is judged where the position was searched', () => {
    expect(diagnosis(hit, 0)).toBe('unfinished');
    expect(diagnosis(hit, -1)).toBe('sign');
    expect(diagnosis(later, 0)).toBe('unfinished');
    for (const given of [0, -1, 99])
      expect(told(hit, given)).not.toMatch(/has won that game|game is over there/);
  });
});

describe('the value of a node: what a wrong answer comes from', () => {
  test.each<[string, Case, Answer]>([
    // The root of the small tree has moves worth 0, 1 and −1.
    ['right', { position: small }, 1],
    // Several mistakes lead there: the smallest, or seen from the other side; the average, or no score yet.
    ['unknown', { position: small }, -1],
    ['unknown', { position: small }, 0],
    ['unknown', { position: small }, 7],
    // O chooses between 0 and 1 after X at 3, and between −1 and 0 after X at 8.
    ['swapped', { position: small, node: '3' }, 1],
    ['unknown', { position: small, node: '3' }, -1],
    ['average', { position: small, node: '3' }, 0.5],
    // The larger, or no score yet.
    ['unknown', { position: small, node: '8' }, 0],
    ['sign', { position: small, node: '8' }, 1],
    // Ends: won by X, won by O, drawn.
    ['sign', { position: small, node: '7' }, -1],
    ['notDraw', { position: small, node: '7' }, 0],
    ['notWon', { position: small, node: '3,7,8' }, 1],
    // Numbers at the ends: 3 and 5, 2 and 9.
    ['swapped', { position: numbers }, 2],
    ['swappedEverywhere', { position: '[[1, 8], [4, 6], [2, 7]]' }, 6],
    ['hoped', { position: numbers }, 9],
    ['average', { position: numbers }, 2.5],
    ['sign', { position: numbers }, -3],
    ['firstChild', { position: '[3, 5, 9, 1]' }, 3],
    ['lastChild', { position: '[3, 9, 1, 5]' }, 5],
  ])('%s: %o, given %o', (expected, about, given) => {
    expect(diagnosis(about, given)).toBe(expected);
  });

  test.each<[string, Case, Answer]>([
    // X wins at ply 3 after 0: 10 − 3 = 7.
    ['right', { position: sooner, options: depth, node: '0' }, 7],
    ['noPenalty', { position: sooner, options: depth, node: '0' }, 10],
    ['plainScore', { position: sooner, options: depth, node: '0' }, 1],
    ['addedPenalty', { position: sooner, options: depth, node: '0' }, 13],
    ['otherOrigin', { position: sooner, options: depth, node: '0' }, 8],
    ['depthOff', { position: sooner, options: depth, node: '0' }, 6],
    ['otherOrigin', { position: sooner, options: { ...depth, depthFrom: 'move' }, node: '0' }, 7],
    ['depthOff', { position: sooner, options: { ...depth, depthFrom: 'move' }, node: '0' }, 9],
    // Where a win counts 1, both are the same mistake.
    ['noPenalty', { position: sooner, options: { ...depth, win: 1 }, node: '0' }, 1],
    // Without the penalty and counted from the move the win at once is 10.
    ['unknown', { position: sooner, options: depth, node: '1' }, 10],
    ['swapped', { position: sooner, options: depth }, 7],
    // O wins at ply 4 after 5: 4 − 10 = −6.
    ['right', { position: losing, options: depth, node: '5' }, -6],
    ['noPenalty', { position: losing, options: depth, node: '5' }, -10],
    ['plainScore', { position: losing, options: depth, node: '0' }, -1],
    ['addedPenalty', { position: losing, options: depth, node: '5' }, -14],
    ['otherOrigin', { position: losing, options: depth, node: '5' }, -7],
    ['sign', { position: losing, options: depth, node: '5' }, 6],
    ['swapped', { position: losing, options: depth }, -8],
    ['sign', { position: sooner, options: { ...depth, max: 'o' }, node: '0' }, 7],
  ])('penalised, %s: %o, given %o', (expected, about, given) => {
    expect(diagnosis(about, given)).toBe(expected);
  });

  test('no penalty is missed where none is counted', () => {
    expect(diagnosis({ position: small, options: { win: 10 } }, 12)).toBe('unknown');
    expect(diagnosis({ position: numbers, options: depth }, 10)).toBe('unknown');
  });
});

describe('the move chosen at a node', () => {
  const move = (position: string, options: SearchOptions = {}, node = ''): Case => ({
    position,
    options,
    ask: 'move',
    node,
  });

  test.each<[string, Case, Answer]>([
    ['right', move(small), 7],
    ['unknown', move(small), 3],
    ['swapped', move(small), 8],
    ['right', move(small, {}, '8'), 3],
    ['swapped', move(numbers), 1],
    ['tie', move('x../..o/ox.'), 4],
    ['soonerTie', move(sooner), 1],
    ['soonerTie', move(losing), 5],
    ['noPenalty', move(sooner, depth), 0],
    ['noPenalty', move(losing, depth), 0],
    ['swapped', move(losing, depth), 4],
    ['tie', move(sooner, depth), 3],
    ['unknown', move('[4, 9, 2]'), 0],
    ['unknown', move('[1, 4, 9]'), 1],
  ])('%s: %o, given %o', (expected, about, given) => {
    expect(diagnosis(about, given)).toBe(expected);
  });
});

describe('a wrong move is told the reply that refutes it', () => {
  const of = (position: string, options: SearchOptions, given: Answer, node = '') => {
    const about = asked({ position, options, ask: 'move', node });
    const reply = findRefutation(about.trace, about.question, given);
    return {
      moves: reply && about.trace.path(reply),
      text: makeVerdict(about.trace, about.question, given, 1, '0-8').told.text,
    };
  };

  test('and what it leads to', () => {
    expect(of(small, {}, 3)).toEqual({
      moves: [3, 7],
      text: 'Not 3. O answers 7, and X can only get a draw.',
    });
    expect(of(small, {}, 8).text).toMatch(/ O answers 3 and wins\.$/);
    expect(of('x../.../...', {}, 1)).toEqual({
      moves: [1, 3],
      text: expect.stringMatching(/ X answers 3 and can force a win from there\.$/),
    });
    expect(of(numbers, {}, 1).text).toMatch(/ MIN answers a, and that is worth 2\.$/);
    expect(of(sooner, depth, 0).text).toMatch(/ O answers 1, and X wins one ply later\.$/);
  });

  test('and where a reply wins at once, it is that one', () => {
    // O at 3 wins too, but O at 6 has the diagonal.
    expect(of('x.o/.o./..x', {}, 1)).toEqual({ moves: [1, 6], text: 'Not 1. O answers 6 and wins.' });
  });

  test('and where the search stops early, that it finds no win', () => {
    // X wins at 7, with two threats; after any other move three plies do not show who wins.
    const trace = search(parsePosition('..o./o.../x..x/....', { game: '4,4,3' }), {
      depthLimit: 3,
      win: 100,
    });
    const question = makeQuestion(trace, 'move', '');
    expect(findAnswer(trace, question)).toBe(7);
    const { text } = makeVerdict(trace, question, 6, 1, 'a1-c3').told;
    expect(text).toBe(
      'Not c2. O answers b1. From there the search finds no win for X, only an estimate of 9.',
    );
  });

  test('in every position and for every move: the reply gives the move its score, and none refutes a best move', () => {
    for (const position of [small, sooner, losing, 'x../..o/.xo', 'x../.../...'])
      for (const scoring of ['plain', 'depth'] as const) {
        const { trace, question } = asked({ position, options: { scoring }, ask: 'move' });
        for (const child of trace.children(0)) {
          const reply = findRefutation(trace, question, trace.move[child]);
          const isWorse = trace.score[child] !== trace.score[0] && trace.size(child) > 1;
          expect(reply === null).toBe(!isWorse);
          if (reply !== null)
            expect([trace.parent[reply], trace.score[reply]]).toEqual([child, trace.score[child]]);
        }
      }
  });

  test('where every move loses, with what the right one gains', () => {
    expect(of(losing, depth, 0)).toEqual({
      moves: expect.arrayContaining([0]),
      text: expect.stringMatching(
        / O answers \d and wins\. Every move loses here\. This one loses in two plies, the right one in four plies\.$/,
      ),
    });
    expect(of(losing, {}, 1)).toEqual({
      moves: null,
      text: expect.stringMatching(/^Not 1\. Every move loses here/),
    });
  });
});

describe('leaves that are no finished games', () => {
  test('a hit is told where its answer comes from', () => {
    const about = { position: 'xox/.../xo.', options: { memo: 'positions' }, node: '5,8,3' } as const;
    for (const given of [0, 99]) {
      const text = told(about, given);
      expect(text).toMatch(/The game is not over there\. The table has a value, because call \d+ searched/);
    }
  });

  test('the frontier is told of its evaluation', () => {
    const about = { position: '.x./.../o..', options: { depthLimit: 1, win: 100 }, node: '4' } as const;
    expect(told(about, 0)).toMatch(/the search looks no deeper/);
  });
});

describe('whether the best above rises', () => {
  const rise = (node: string, position = small): Case => ({ position, ask: 'rise', node });

  test('the first return always counts, a better one does, an equal or worse one does not', () => {
    const answers = ['3', '7', '8'].map((node) => {
      const { trace, question } = asked(rise(node));
      return findAnswer(trace, question);
    });
    expect(answers).toEqual([true, true, false]);
    expect(diagnosis(rise('1', '[5, 5]'), true)).toBe('rise');
  });

  test('the reason names both numbers, and the direction of a MIN node', () => {
    expect(told(rise('8'), false)).toBe(
      'Right: no. X at 8 returns −1. That is less than 1, so the MAX node above keeps 1.',
    );
    expect(told(rise('8'), true)).toMatch(/^The answer is no\. X at 8 returns −1\./);
    expect(told(rise('3,8'), true)).toMatch(
      /^The answer is no\. O at 8 returns 1\. That is more than 0, so the MIN/,
    );
  });
});

describe('what a reader is told', () => {
  test('why it is right, from the search', () => {
    expect(told({ position: small, node: '3' }, 0)).toBe(
      'Right: 0. Both scores are in: MIN takes the smaller, 0, at 7.',
    );
    expect(told({ position: sooner, options: depth, node: '0,1,3' }, 7)).toBe(
      'Right: 7. X wins three plies deep, so this leaf is worth 10 − 3 = 7.',
    );
  });

  test('what the answer is, and whose turn it is', () => {
    expect(told({ position: small, node: '3' }, 1)).toBe(
      'Not 1. That is the larger score there. It is O’s turn, and O, who is MIN, takes the smaller.',
    );
    expect(told({ position: numbers, node: '1' }, 9)).toBe(
      'Not 9. That is the larger score there. It is MIN’s turn, and MIN takes the smaller.',
    );
  });

  test('of a node that was cut nobody says that the moves searched were all it had', () => {
    const equal = { position: '[[3, 5], [3, 1]]', options: { algorithm: 'alpha-beta' }, node: '1' } as const;
    expect(told(equal, 1)).toBe(
      'Not 1. The rest is cut there before all of it is searched. Which value does MIN have by then?',
    );
  });

  test('a number that several mistakes lead to is answered by asking which it was', () => {
    expect(told({ position: small, node: '8' }, 0)).toBe(
      'Not 0. Did you take the larger score or count an unfinished game as a draw? It is O’s turn there. Find the score of each of the two moves. Then O, who is MIN, takes the smaller.',
    );
    expect(told({ position: small, node: '8' }, 0, 2)).not.toContain('Did you');
  });

  test('the end of the best line, scored by the wrong rule, is recognised where the search would take another', () => {
    expect(diagnosis({ position: losing, options: depth, node: '0' }, -12)).toBe('addedPenalty');
  });

  test('the scores one by one only from the third try on', () => {
    expect(told({ position: small }, 7)).not.toContain('is worth');
    expect(told({ position: small }, 7, 3)).toBe(
      'Not 7. There 3 is worth 0, 7 is worth 1, 8 is worth −1, and X, who is MAX, takes the largest.',
    );
    expect(told({ position: sooner, options: depth }, 5, 3)).toBe(
      'Not 5. There 0 is worth 7, 1 and 3 are worth 9, and X, who is MAX, takes the largest.',
    );
    expect(told({ position: sooner }, 5, 3)).toBe('Not 5. All three moves there are worth 1.');
  });

  test('a hint at the second try leaves one thing to find', () => {
    expect(told({ position: small }, 7, 2)).toBe(
      'Not 7. There 3 is worth 0, 8 is worth −1. What is 7 worth? Then X, who is MAX, takes the largest.',
    );
    expect(told({ position: sooner, options: depth }, 5, 2)).toBe(
      'Not 5. There 0 is worth 7. What are 1 and 3 worth? Then X, who is MAX, takes the largest.',
    );
    expect(told({ position: sooner }, 5, 2)).toMatch(/All three moves there have the same score\./);
    const end = { position: sooner, options: depth, node: '0,1,3' } as const;
    expect(told(end, 4, 2)).toBe('Not 4. X has won, at depth 3. What is that worth?');
    expect(told(end, 4, 3)).toContain('= 7');
  });

  test('no mistake is named that a wrong move in a lost position need not come from', () => {
    const { trace, question } = asked({ position: losing, options: depth, ask: 'move' });
    expect(makeVerdict(trace, question, 4, 1, '0-8').told.text).toMatch(
      /^Not 4\. O answers \d and wins\. Every/,
    );
  });

  test('a wrong answer never tells the right one at the first try', () => {
    for (const given of [-9, -1, 0, 2, 8, 10]) {
      const text = told({ position: sooner, options: depth, node: '0' }, given);
      expect(text.replace(/^Not [^.]*\./, '')).not.toMatch(/\b7\b/);
    }
  });

  test.each<[QuestionKind, Answer]>([
    ['value', 9],
    ['move', 1],
  ])(
    'while another question about the node is open, the one on its %s names no move and no score',
    (ask, right) => {
      const { trace, question } = asked({ position: sooner, options: depth, ask });
      expect(findAnswer(trace, question)).toBe(right);
      const rule = 'X, who is MAX, takes the largest of the three scores.';
      const rest = (text: string) => text.slice(text.indexOf('. ') + 2);
      expect(rest(makeVerdict(trace, question, right, 1, '0-8', true).told.text)).toBe(rule);
      expect(rest(explainSolution(trace, question, '0-8', true).text)).toBe(rule);
    },
  );

  test('the names that the reader chose', () => {
    const { trace, question } = asked({ position: small, ask: 'move' });
    expect(makeVerdict(trace, question, 7, 1, '1-9').told.text).toMatch(/^Right: 8\. .*X plays 8\.$/);
    expect(explainSolution(trace, question, 'row-column').text).toMatch(/^The answer is \(2, 1\)\./);
  });
});

describe('questions that cannot be asked', () => {
  test('say what is wrong', () => {
    expect(() => asked({ position: small, node: '3,5' })).toThrow(
      'no node at move "5", expected one of b3, c3',
    );
    expect(() => asked({ position: small, ask: 'move', node: '7' })).toThrow('nobody moves there');
    expect(() => asked({ position: small, ask: 'rise' })).toThrow('expected node="…"');
  });
});

describe('whether a branch is cut', () => {
  const aima: Case = {
    position: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
    options: { algorithm: 'alpha-beta' },
    ask: 'cut',
  };

  test('is known of every branch, searched or not', () => {
    const cut = (node: string) => {
      const { trace, question } = asked({ ...aima, node });
      return findAnswer(trace, question);
    };
    expect(['0,2', '1,0', 'b, b', '1,2', '2,2', '2'].map(cut)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('is told with the inequality, or with the window that was open', () => {
    expect(told({ ...aima, node: '1,1' }, false)).toBe(
      'The answer is yes. MIN can already get 2 here, MAX already has 3 elsewhere: 3 ≥ 2, so the two remaining moves are cut.',
    );
    expect(told({ ...aima, node: '2,1' }, false)).toBe(
      'Right: no. It is searched. When its turn comes, alpha is 3 and beta is 14: the window is still open. Its own score plays no part, because nobody knows it before looking.',
    );
    expect(told({ ...aima, node: '0' }, true)).toBe(
      'The answer is no. It is searched. Neither side is sure of anything yet, so nothing can be left out.',
    );
  });

  test('can only be asked where the search came', () => {
    expect(() => asked({ ...aima, node: '1,7' })).toThrow('no node at move "7", expected one of 0, 1, 2');
  });
});
