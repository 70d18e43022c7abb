import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { answer, askClass, button, LiveClass, showAnswer, turn } from './live-class.ts';
import { violations } from './violations.ts';

const lesson = 'lessons/minimax-call-by-call/';
const ended = (page: Page) => page.getByText('The class has ended.').first();
const ownAnswers = (page: Page) => page.evaluate(() => localStorage.getItem('plybook.1.answers'));

/** Ends the class where that is offered, and confirms it. */
async function end(page: Page): Promise<void> {
  await button(page, 'End class').click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'End class').click();
  await dialog.getByRole('button', { name: 'End class' }).click();
  await ended(page).waitFor();
}

test('the teacher ends the class in her own window: nothing is lost, and every student learns of it, even those who come later', async () => {
  const { one, teacher: projector, students } = await askClass(`${lesson}?present=3`, 3);
  const [ann, ben, cem] = students;
  const [teacher] = await Promise.all([
    projector.waitForEvent('popup'),
    projector.getByRole('button', { name: 'Teacher’s window' }).click(),
  ]);
  await teacher.getByText('Both windows show the same step.').waitFor();
  await answer(ann, '1');
  await answer(ben, '0');
  await turn(projector, 'Next: close, and show what the class believes');
  // In the window where the answers stay.
  await button(projector, '3 students here').click();
  const shown = projector.getByRole('dialog');
  await shown.getByRole('button', { name: 'End class' }).press('Enter');
  await shown.getByText('All answers of the class stay in this window').waitFor();
  const title = shown.getByRole('heading', { name: 'End the class?' });
  expect(await title.evaluate((each) => each.matches(':focus'))).toBe(true);
  await shown.getByRole('button', { name: 'Cancel' }).click();
  await cem.context().setOffline(true);
  await end(teacher);
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('cell', { name: 'First vote' }).waitFor();
  await dialog.getByText('3 not connected').waitFor();
  await button(teacher, 'Save as CSV').waitFor();
  await projector.getByRole('button', { name: 'The class has ended.' }).waitFor();
  await cem.context().setOffline(false);
  for (const phone of students) await ended(phone).waitFor();
  await ended(await one.student()).waitFor();

  // What was sent and not yet answered is judged on the phone alone.
  await ann.getByText('Not 1.').waitFor();
  await ben.getByText('Right: 0.').waitFor();
  expect(await violations(ann)).toEqual([]);
  await ann.reload();
  await ended(ann).waitFor();
  await ann.getByText('Not 1.').waitFor();
  await button(ann, 'Close').click();
  await expect.poll(() => ann.url()).not.toContain('class=');
  await ann.getByText('Not 1.').waitFor();
  expect(await ownAnswers(cem)).toBeNull();

  // Neither a reload nor another lesson opens the class again; only its teacher does.
  await projector.reload();
  await projector.getByRole('button', { name: 'The class has ended.' }).waitFor();
  await one.present(projector, 'class/');
  await ended(projector).waitFor();
  await projector.getByRole('cell', { name: 'First vote' }).waitFor();
  // A class that has ended is not asked for programs.
  expect(await projector.getByRole('link', { name: 'Collect programs' }).count()).toBe(0);
  await one.present(projector, 'check/');
  await projector.getByRole('button', { name: 'Choose a folder' }).waitFor();
  await projector.evaluate(() => customElements.whenDefined('ask-class'));
  expect(await button(projector, 'Ask the class for programs').count()).toBe(0);
  await one.present(projector, 'class/');
  await ended(await one.student()).waitFor();
  await button(projector, 'Open the class again').click();
  const late = await one.student();
  await late.getByText('You are in.').waitFor();
  await end(projector);
  // The class's page says it: there is no dialog to close.
  await expect.poll(() => projector.getByRole('dialog').count()).toBe(0);
  const again = button(projector, 'Open the class again');
  await expect.poll(() => again.evaluate((each) => each.matches(':focus'))).toBe(true);
  await ended(late).waitFor();
});

test('a class that is over in one tab of its teacher is over in the other, and a new tab opens it again', async () => {
  const one = await LiveClass.begin();
  const first = await one.teacher();
  // The one that is connected last holds the class.
  await first.getByText('Nobody is here yet').waitFor();
  const second = await one.teacher();
  const student = await one.student();
  await second.getByText('1 student here').waitFor();
  await first.getByText('The class follows another window').waitFor();
  await end(second);
  await ended(first).waitFor();
  await ended(student).waitFor();
  await first.close();
  await ended(await one.student()).waitFor();
  await (await one.teacher()).getByText('Nobody is here yet').waitFor();
  await (await one.student()).getByText('You are in.').waitFor();
});

test('a student keeps her answers from all lessons of a class, and they never replace her own', async () => {
  const { one, teacher, students } = await askClass(`${lesson}?present=3`, 1);
  const [student] = students;
  const own = { 'minimax-call-by-call': { other: { given: '7', tries: 1, isDone: true } } };
  await student.evaluate((text) => localStorage.setItem('plybook.1.answers', text), JSON.stringify(own));
  await student.reload();
  await student.getByText('With the class').waitFor();
  await answer(student, '0');
  await showAnswer(teacher);
  await student.getByText('Right: 0.').waitFor();
  expect(JSON.parse((await ownAnswers(student))!)).toEqual(own);
  await one.present(teacher, 'lessons/alpha-beta/?present=1');
  await expect.poll(() => student.url()).toContain('alpha-beta');
  await student.getByText('With the class').waitFor();
  await one.end();
  await ended(student).waitFor();
  const kept = JSON.parse((await ownAnswers(student))!) as typeof own;
  expect(kept['minimax-call-by-call']).toMatchObject(own['minimax-call-by-call']);
  expect(Object.values(kept['minimax-call-by-call']).map(({ given }) => given)).toEqual(['0', '7']);
});
