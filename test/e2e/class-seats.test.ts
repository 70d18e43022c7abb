import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listAddresses } from '../../src/class/addresses.js';
import { findBuilt } from '../built.ts';
import { openAt } from './browser.ts';
import { LiveClass } from './live-class.ts';

const isInNetwork = listAddresses().length > 0;
const options = { seatsPerAddress: 1, areOthersStrangers: true };

test.runIf(isInNetwork)(
  'a phone that is one too many at its address says so, also when reloaded, and joins when there is room',
  async () => {
    const one = await LiveClass.begin(options);
    const teacher = await one.teacher();
    const first = await one.student();
    await first.getByText('You are in.').waitFor();
    await first.reload();
    await first.getByText('You are in.').waitFor();

    const second = await one.student();
    const refusal = second.getByText('Too many pages from your network address are in this class.');
    await refusal.waitFor();
    await second.reload();
    await refusal.waitFor();
    await one.present(teacher, 'lessons/minimax-call-by-call/?present=3');
    await expect.poll(() => first.url()).toContain('minimax-call-by-call');
    await first.close();
    await second.getByText('With the class').waitFor();
  },
);

test.runIf(isInNetwork)('the teacher’s page opens on the computer of the class alone', async () => {
  const one = await LiveClass.begin(options);
  const { teacher, joins } = one.served;
  const elsewhere = await openAt(teacher.replace(new URL(teacher).host, new URL(joins[0]).host));
  const refusal = elsewhere.getByRole('alert').filter({ hasText: 'opens only on the computer' });
  await refusal.waitFor();
  expect(await elsewhere.getByText('Join the class').count()).toBe(0);
  await elsewhere.reload();
  await elsewhere.getByText('One room, one lesson').waitFor();
  const here = await one.teacher();
  await here.getByText('Nobody is here yet').waitFor();
});

test('pages of a class and files to download can be framed by its own pages alone', async () => {
  const { served } = await LiveClass.begin();
  const [file] = readdirSync(findBuilt('download'));
  for (const path of ['', 'index.html', 'class/', `download/${file}`, 'no/page/']) {
    const { headers } = await fetch(`http://localhost:${served.port}/${path}`);
    expect([path, headers.get('content-security-policy')]).toEqual([path, "frame-ancestors 'self'"]);
  }
});
