import { expect, onTestFinished, test } from 'vitest';
import type { PairMessage, PairRole } from '../../src/site/present/pair-messages.ts';
import { Sync, type Presented } from '../../src/site/present/sync.ts';

const id = '0123456789abcdef'.repeat(2);

/** A window of a pair that shows the first slide, and what the other window hears of it. */
function openWindow(role: PairRole) {
  window.name = `plybook-${role}-${id}`;
  const other = new BroadcastChannel(`plybook-${id}`);
  const heard: PairMessage[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data as PairMessage));
  const over = new AbortController();
  onTestFinished(() => {
    over.abort();
    other.close();
    window.name = '';
  });
  const view = { place: { section: 1, block: 0 }, aside: null, isHidden: false };
  const presented: Presented = {
    view,
    part: null,
    projected: { starts: [], coming: '' },
    followProjected() {},
    follow: ({ place }) => void (view.place = place),
    turn() {},
    onPaired() {},
    onChanged() {},
    onCompany() {},
  };
  const article = document.createElement('article');
  article.dataset['lesson'] = 'a';
  const sync = new Sync(article, 9, presented);
  sync.begin(over.signal, false);
  const from = role === 'teacher' ? 'audience' : 'teacher';
  const counts = () => heard.flatMap((each) => (each.kind === 'state' ? each.count : []));
  return {
    view,
    greet: () => other.postMessage({ kind: 'hello', from, lesson: 'a', opened: null }),
    say: (section: number, count: number) => {
      const shared = { ...sync.shared, place: { section, block: 0 } };
      other.postMessage({ kind: 'state', from, lesson: 'a', shared, part: null, count });
    },
    go: (section: number) => {
      view.place = { section, block: 0 };
      sync.sendState();
    },
    counts,
    last: () => counts().at(-1) ?? 0,
  };
}

test('the change in the class’s window wins when two cross', async () => {
  const one = openWindow('audience');
  one.greet();
  await expect.poll(one.last).toBe(1);
  one.go(2);
  one.say(3, 3);
  await expect.poll(() => one.view.place.section).toBe(3);
  one.go(4);
  one.say(7, 4);
  one.greet();
  await expect.poll(one.last).toBe(5);
  expect(one.view.place.section).toBe(4);
});

test('the teacher’s window follows the class’s when two changes cross', async () => {
  const one = openWindow('teacher');
  one.greet();
  await expect.poll(one.last).toBe(1);
  one.go(2);
  one.say(7, 2);
  await expect.poll(() => one.view.place.section).toBe(7);
});
