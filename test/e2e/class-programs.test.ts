import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { button, LiveClass } from './live-class.ts';
import { violations } from './violations.ts';

const right = readFileSync('src/program/starts/two-functions.js', 'utf8');
const wrong = right.replace('Math.min(value', 'Math.max(value');

/** As a reader chooses it: what Playwright sets is a copy, which never changes. */
async function chooseOnDisk(page: Page, file: string): Promise<void> {
  const input = 'document.querySelector("hand-in").shadowRoot.querySelector("input[type=file]")';
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', { expression: input });
  await devtools.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId! });
}

test('a class is asked for programs, sends them from phones and laptops, and is judged by name', async () => {
  const one = await LiveClass.begin();
  const { joins, port, code } = one.served;
  const handIn = `${joins[0] ?? `http://localhost:${port}/${code}`}/program`;
  const [phone, laptop] = [
    await one.student(),
    await one.student({ viewport: { width: 1024, height: 768 } }),
  ];
  for (const student of [phone, laptop]) await student.goto(handIn);
  await button(phone, 'Send').click();
  await phone.getByText('Write your name first.').waitFor();
  await phone.getByLabel('Your name').fill(' / ');
  await phone.getByLabel('Or paste your program here').fill(right);
  await button(phone, 'Send').click();
  await phone.getByText('Write your name first.').waitFor();
  await phone.getByLabel('Or paste your program here').fill('');
  await phone.getByLabel('Your name').fill('Ada Lovelace');
  await button(phone, 'Send').click();
  await phone.getByText('Choose a file first, or paste a program.').waitFor();
  await phone.getByLabel('Or paste your program here').fill(right);
  await button(phone, 'Send').click();
  await phone.getByText('Your teacher is not asking for programs now.').waitFor();
  expect(await violations(phone)).toEqual([]);

  const teacher = await one.teacher();
  await teacher.getByRole('link', { name: 'Collect programs' }).click();
  await button(teacher, 'Ask the class for programs').press('Enter');
  await teacher.getByText('0 programs received.').waitFor();
  const address = teacher.getByText('Students open this address and send a program:');
  expect(await address.evaluate((each) => each.matches(':focus'))).toBe(true);
  await button(phone, 'Send').click();
  await phone.getByText('Sent as Ada Lovelace.').waitFor();
  await laptop.getByLabel('Your name').fill('.Bo/Diddley');
  await laptop
    .getByLabel('Choose your files')
    .setInputFiles([{ name: 'minimax.js', mimeType: 'text/javascript', buffer: Buffer.from(wrong) }]);
  await laptop.getByText('minimax.js').waitFor();
  await button(laptop, 'Send').click();
  // As the teacher reads it: a name is the name of a folder.
  await laptop.getByText('Sent as Bo Diddley.').waitFor();
  // A file that its author goes on writing can be read only when it is chosen again.
  const folder = mkdtempSync(join(tmpdir(), 'plybook-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'minimax.js');
  const choose = () => chooseOnDisk(laptop, file);
  for (const content of ['', right]) {
    writeFileSync(file, content);
    await choose();
    if (content === '') {
      await button(laptop, 'Send again').click();
      await laptop.getByText('Nothing was sent: the file is empty.').waitFor();
    }
  }
  writeFileSync(file, wrong);
  // Chromium compares whole seconds.
  const later = Date.now() / 1000 + 5;
  utimesSync(file, later, later);
  await laptop.getByRole('button', { name: /^Send/ }).click();
  await laptop.getByText('Nothing was sent: a file has changed since you chose it').waitFor();
  await choose();
  await laptop.getByRole('button', { name: /^Send/ }).click();
  await laptop.getByText('Sent as Bo Diddley.').waitFor();
  await teacher.getByText('2 programs received.').waitFor();
  expect(await violations(teacher)).toEqual([]);

  await teacher.setViewportSize({ width: 1280, height: 720 });
  await button(teacher, 'Check them').scrollIntoViewIfNeeded();
  expect(await teacher.evaluate(() => scrollY)).toBeGreaterThan(0);
  await button(teacher, 'Check them').press('Enter');
  const status = teacher.locator('checked-class').getByRole('status');
  await expect.poll(() => status.textContent()).toContain('All 2 programs are checked: 1 right.');
  expect(await teacher.evaluate(() => scrollY)).toBe(0);
  const heading = teacher.getByRole('heading', { name: 'Check a class’s programs' });
  expect(await heading.evaluate((each) => each.matches(':focus'))).toBe(true);
  await teacher.getByText('The class keeps these programs until you stop asking').waitFor();
  await button(teacher, 'Show names').click();
  const row = (name: string) => teacher.getByRole('row', { name }).textContent();
  expect(await row('Ada Lovelace')).toMatch(/right\s+354 of 354/);
  expect(await row('Bo Diddley')).toContain('wrong');

  // What has come is still there, also for a page that was loaded again.
  await button(teacher, 'Check other files').click();
  await teacher.getByText('2 programs received.').waitFor();
  await teacher.reload();
  await teacher.getByText('2 programs received.').waitFor();
  await button(teacher, 'Stop asking and delete them').click();
  await button(phone, 'Send again').click();
  await phone.getByText('Your teacher is not asking for programs now.').waitFor();
});
