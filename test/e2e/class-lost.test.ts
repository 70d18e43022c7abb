import { connect } from 'mqtt';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  answer,
  askClass,
  button,
  fieldOf,
  closeQuestion,
  here,
  resultsOf,
  showAnswer,
} from './live-class.ts';

const place = 'lessons/minimax-call-by-call/?present=3';

/** Takes the network from a page alone, at once. */
async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await page.context().setOffline(true);
}

test('an answer that comes after the vote is closed does not count, and the phone says so', async () => {
  const { teacher, students } = await askClass(place, 3);
  const [ann, ben, cem] = students;
  await answer(ann, '0');
  await answer(ben, '1');
  await teacher.getByText('Open · 2 of 3 answered').waitFor();
  for (const page of [ben, cem]) {
    await loseNetwork(page);
    await fieldOf(page).fill('-1');
    await button(page, 'Send').click();
  }
  await closeQuestion(teacher);
  for (const page of [ben, cem]) await page.context().setOffline(false);
  await ben.getByText('Closed before your change arrived. Your answer before it counts.').waitFor();
  await cem.getByText('Closed before your answer arrived. It is not counted.').waitFor();
  await ann.getByText('Closed. You can’t change your answer now.').waitFor();
  await button(teacher, 'Show the answer now').click();
  await resultsOf(teacher).getByText('✓ right').waitFor();
  // The phone judges the answer that the bars count.
  await ben.getByText('Not 1.').waitFor();
  await ann.getByText('Right: 0.').waitFor();
});

test('the teacher’s own window says that the projected one is closed, and opens it again with all answers', async () => {
  const { one, teacher, students } = await askClass(place, 2);
  const [desk] = await Promise.all([
    teacher.waitForEvent('popup'),
    button(teacher, 'Teacher’s window').click(),
  ]);
  await answer(students[0], '1');
  await answer(students[1], '0');
  await desk.getByText('Open · 2 of 2 answered').first().waitFor();
  await teacher.close();
  await desk.getByText('The projected window is closed, and the class waits').waitFor();
  expect(await desk.getByText(/\d of \d answered/).count()).toBe(0);
  for (const page of students) await page.getByText('The teacher is away.').waitFor();
  const [again] = await Promise.all([desk.waitForEvent('popup'), button(desk, 'Open it again').click()]);
  await again.getByText('Open · 2 of 2 answered').waitFor();
  await here(again, 2);
  await desk.getByText('Open · 2 of 2 answered').first().waitFor();
  for (const page of students) await page.getByText('With the class').waitFor();
  await showAnswer(again);
  await students[0].getByText('Not 1.').waitFor();
  expect(new URL(again.url()).host).toBe(`localhost:${one.served.port}`);
});

test('what the teacher’s page said on a lost connection, and comes late, does not replace it', async () => {
  const { one, teacher, students } = await askClass(place, 1);
  const { port, code, secret } = one.served;
  const listen = () =>
    connect(`ws://localhost:${port}/mqtt`, {
      protocolVersion: 4,
      clientId: '00000000000000fe',
      username: 'teacher',
      password: secret,
    });
  const hearEpoch = async (client: ReturnType<typeof listen>, known: readonly string[]) =>
    new Promise<string>((done) => {
      client.on('message', (_, content) => {
        const epoch = content.toString();
        if (/^"[0-9a-f]{8}"$/.test(epoch) && !known.includes(epoch)) done(epoch);
      });
      void client.subscribeAsync(`ply1/${code}/here`);
    });
  let client = listen();
  const first = await hearEpoch(client, []);
  await client.endAsync(true);
  await one.kill();
  await teacher.getByText('No connection to the class').waitFor();
  await one.restart();
  await here(teacher, 1);
  client = listen();
  const second = await hearEpoch(client, [first]);
  const third = hearEpoch(client, [first, second]);
  await client.publishAsync(`ply1/${code}/here`, first, { qos: 1, retain: true });
  await third;
  await client.endAsync();
  await here(teacher, 1);
  await answer(students[0], '0');
  await teacher.getByText('Open · 1 of 1 answered').waitFor();
});
