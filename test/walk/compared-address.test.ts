import { describe, expect, test } from 'vitest';
import { readComparedAddress, writeComparedAddress } from '../../src/walk/index.ts';

const usual = {
  settings: { position: '..o/.xx/oxo' },
  left: 'scoring=plain',
  right: 'scoring=depth',
  form: 'side-by-side',
  step: 0,
} as const;

describe('the address of a comparison', () => {
  test('leaves out what is usual', () => {
    expect(writeComparedAddress(usual)).toBe('position=..o/.xx/oxo');
    expect(readComparedAddress('')).toEqual({ ...usual, problems: [] });
  });

  test('holds position, both searches, form and step, and is read as it was written', () => {
    const place = {
      settings: { position: '..o/x../.xo', 'to-move': 'x' },
      left: 'scoring=depth',
      right: 'scoring=depth depth-from=move',
      form: 'one-tree',
      step: 7,
    } as const;
    const fragment = writeComparedAddress(place);
    expect(fragment).toBe(
      'position=..o/x../.xo&to-move=x&left=scoring=depth&right=scoring=depth+depth-from=move&form=one-tree&step=7',
    );
    expect(readComparedAddress(`#${fragment}`)).toEqual({ ...place, problems: [] });
  });

  test('writes options in one way', () => {
    expect(readComparedAddress('left=order=centre-first+algorithm=alpha-beta').left).toBe(
      'algorithm=alpha-beta scoring=plain order=centre-first',
    );
  });

  test.each([
    ['left=scoring=deep', 'invalid option scoring "deep"'],
    ['right=depth', 'expected name=value'],
    ['form=two-trees', 'expected side-by-side or one-tree'],
    ['position=xox', 'invalid position "xox"'],
    ['position=oxx/.xo/o..&step=22', 'expected a whole number from 0 to 21'],
    ['scoring=depth', 'unknown part "scoring"'],
    ['form=one-tree&form=one-tree', 'form'],
  ])('says what is wrong with %s and keeps the rest', (fragment, problem) => {
    const { problems, ...place } = readComparedAddress(fragment);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect({ ...usual, ...place }).toEqual({ ...place });
  });
});
