import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { goForward } from './forward.ts';
import { LiveClass } from './live-class.ts';
import { lessons } from './paths.ts';

/** Presses the forward key, and waits until the projector shows something else; false at the end of the lesson. */
async function turn(teacher: Page): Promise<boolean> {
  await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
  const isEnd = await teacher.getByText('This is the end of the lesson.').isVisible();
  if (isEnd && !(await isWaiting(teacher))) return false;
  const skip = teacher.getByRole('button', { name: 'Show the answer now' });
  if (await skip.isVisible()) await skip.click();
  else await goForward(teacher);
  return true;
}

/** Whether a question is open, or closed and its answer still to come. */
async function isWaiting(teacher: Page): Promise<boolean> {
  return teacher.getByText(/^(Open|Closed) · \d+ of 1 answered$/).isVisible();
}

/** The names of the quizzes and programs by which a lesson asks something. */
function namesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article :is(ply-quiz, ply-program[asks])')].map(({ id }) => id),
  );
}

test.each(sampled(lessons, 1))(
  '%s: each question that opens for the room opens on the phone',
  async (path) => {
    const one = await LiveClass.begin();
    const teacher = await one.teacher();
    const phone = await one.student();
    await one.present(teacher, `${path}?present=1`);
    await teacher.getByRole('button', { name: '1 student here' }).waitFor();
    const asked = new Set<string>();
    do {
      if (!(await teacher.getByText('Open · 0 of 1 answered').isVisible())) continue;
      const name = await teacher.evaluate(
        () => document.querySelector('[data-slide]:is(ply-quiz, ply-program)')?.id,
      );
      if (name) asked.add(name);
      await phone.locator('html[data-asked]').waitFor();
      const question = phone.locator('[data-slide]:is(ply-quiz, ply-predict, ply-program)').last();
      await question
        .getByRole('button', { name: /^(Send|Run)$/ })
        .first()
        .waitFor();
      expect(await phone.getByText('can’t show').count()).toBe(0);
    } while (await turn(teacher));
    expect([...asked].toSorted()).toEqual((await namesOf(teacher)).toSorted());
  },
);
