import { describe, expect, test } from 'vitest';
import { Inbox } from '../../src/site/present/inbox.ts';
import { readMessage, type Known, type Message } from '../../src/site/present/messages.ts';
import { idOfLink } from '../../src/site/present/links.ts';
import { readSlide, writeSlide } from '../../src/site/present/slide.ts';
import { stopsOf } from '../../src/site/present/stops.ts';

describe('the place in an address', () => {
  test('is a section from 1, and how far it was turned', () => {
    expect(readSlide('?present=3.2', 9)).toEqual({ section: 3, stop: 2 });
    expect(readSlide('?other=1&present=9', 9)).toEqual({ section: 9, stop: 0 });
    expect(readSlide('?present', 9)).toEqual({ section: 1, stop: 0 });
    expect(readSlide('?other=1', 9)).toBeNull();
  });

  test.each(['0', '10', '-1', '1.', '1e1', '3.2.1', '<b>', '٣'])('is not %s', (value) => {
    expect(readSlide(`?present=${encodeURIComponent(value)}`, 9)).toContain('expected a number from 1 to 9');
  });

  test('is written beside what else the address asks for, and taken out again', () => {
    expect(writeSlide('?other=1&present=2', { section: 4, stop: 1 })).toBe('?other=1&present=4.1');
    expect(writeSlide('?present=4.1', null)).toBe('');
    expect(writeSlide('', { section: 1, stop: 0 })).toBe('?present=1');
  });
});

describe('the stops of a section', () => {
  test('are one where all of it fits', () => {
    expect(stopsOf([{ top: 0, bottom: 400 }], 500)).toEqual([0]);
  });

  test('begin at each block that is not wholly on the screen', () => {
    const blocks = [
      { top: 0, bottom: 300 },
      { top: 300, bottom: 800 },
      { top: 800, bottom: 900 },
    ];
    expect(stopsOf([...blocks, { top: 900, bottom: 1400 }], 500)).toEqual([0, 300, 800, 900]);
  });

  test('end with the end of the section at the end of the screen', () => {
    expect(
      stopsOf(
        [
          { top: 0, bottom: 450 },
          { top: 450, bottom: 800 },
        ],
        500,
      ),
    ).toEqual([0, 300]);
  });

  test('pass a block taller than the screen in strides, up to its end', () => {
    expect(stopsOf([{ top: 0, bottom: 1000 }], 500)).toEqual([0, 425, 500]);
  });
});

test('a link within a lesson names a heading or a widget', () => {
  expect(idOfLink('#scores')).toBe('scores');
  expect(idOfLink('#calls.step=4&other.step=1')).toBe('calls');
  expect(idOfLink('#%E0%A4%A')).toBe('');
});

describe('a message from the other window', () => {
  const known: Known = { lesson: 'a', sections: 3, keys: new Map([['s', ['step']]]), boxes: 2 };
  const shared = {
    place: { section: 2, stop: 1 },
    block: 3,
    isHidden: false,
    widgets: { s: { step: '4' } },
    open: [1],
    answers: { 's.value.': { given: '7', tries: 1, isDone: true } },
  };
  const state = { kind: 'state', from: 'teacher', lesson: 'a', shared };

  test('is read as it was sent', () => {
    expect(readMessage(state, known)).toEqual(state);
    expect(readMessage({ ...state, kind: 'turn', by: -1 }, known)).toMatchObject({ kind: 'turn', by: -1 });
    expect(readMessage({ ...state, kind: 'hello' }, known)).toMatchObject({ kind: 'hello' });
  });

  test('leaves out answers that are none', () => {
    const answers = { ...shared.answers, other: { given: 7 } };
    expect(readMessage({ ...state, shared: { ...shared, answers } }, known)).toEqual(state);
  });

  test.each([
    ['nothing', null],
    ['a text', 'state'],
    ['another lesson', { ...state, lesson: 'b' }],
    ['a stranger', { ...state, from: 'pupil' }],
    ['an unknown kind', { ...state, kind: 'run' }],
    ['turning too far', { ...state, kind: 'turn', by: 5 }],
    ['no section', { ...state, shared: { ...shared, place: { section: 4, stop: 0 } } }],
    ['no block', { ...state, shared: { ...shared, block: -1 } }],
    ['half hidden', { ...state, shared: { ...shared, isHidden: 'half' } }],
    ['an unknown widget', { ...state, shared: { ...shared, widgets: { t: { step: '4' } } } }],
    ['an unknown key', { ...state, shared: { ...shared, widgets: { s: { innerHTML: '4' } } } }],
    ['a value that is no text', { ...state, shared: { ...shared, widgets: { s: { step: 4 } } } }],
    ['more boxes than there are', { ...state, shared: { ...shared, open: [0, 1, 1] } }],
    ['a box that is not there', { ...state, shared: { ...shared, open: [2] } }],
  ])('is not read if it is %s', (_, raw) => {
    expect(readMessage(raw, known)).toBeNull();
  });
});

describe('a flood of messages', () => {
  const from = { from: 'teacher', lesson: 'a' } as const;
  const state = (block: number): Message => {
    const place = { section: 1, stop: 0 };
    const shared = { place, block, isHidden: false, widgets: {}, open: [], answers: {} };
    return { ...from, kind: 'state', shared };
  };
  const followed = (messages: readonly Message[]) => {
    const told: Message[] = [];
    const due: (() => void)[] = [];
    const inbox = new Inbox(
      (message) => told.push(message),
      (run) => due.push(run),
    );
    for (const message of messages) inbox.put(message);
    for (const run of due) run();
    return { told, times: due.length };
  };

  test('is followed once, to the latest state', () => {
    const messages = Array.from({ length: 2000 }, (_, block) => state(block));
    expect(followed(messages)).toEqual({ told: [state(1999)], times: 1 });
  });

  test('turns no further than a hand could', () => {
    const turn: Message = { ...from, kind: 'turn', by: 1 };
    expect(followed(Array.from({ length: 2000 }, () => turn)).told.length).toBe(10);
  });

  test('keeps the order in which the latest of each kind came', () => {
    const [hello, bye] = (['hello', 'bye'] as const).map((kind): Message => ({ ...from, kind }));
    expect(followed([state(1), bye, hello, state(2)]).told).toEqual([bye, hello, state(2)]);
  });
});
