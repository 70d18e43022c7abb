import { expect, test } from 'vitest';
import { renderScore, renderToString } from '../../src/views/index.ts';

const rendered = (text: string) => renderToString(renderScore(text));

test.for([
  ['-1', '−1'],
  ['≥ -1', '≥ −1'],
  ['-∞', '−∞'],
  ['2 - 10 = -8', '2 − 10 = −8'],
])('a score typed with a hyphen, %s, is that with a minus sign', ([typed, score]) => {
  expect(rendered(typed)).toBe(rendered(score));
  expect(rendered(score)).toContain(score);
});

test('what is no score stays as it is written', () => {
  expect(renderScore('half-way')).toBe('half-way');
});
