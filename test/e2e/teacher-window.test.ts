import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open } from './browser.ts';

/** Opens the teacher’s window of a presented lesson. */
async function openTeacher(path: string): Promise<Page> {
  const audience = await open(path, { viewport: { width: 1920, height: 1080 } });
  const [teacher] = await Promise.all([
    audience.waitForEvent('popup'),
    audience.getByRole('button', { name: 'Teacher’s window' }).click(),
  ]);
  await teacher.getByText('Both windows show the same step.').waitFor();
  return teacher;
}

test('the teacher’s window says that it is opening until its scripts have arrived, with the title alone', async () => {
  const audience = await open('lessons/thinking-ahead/?present=1', { serviceWorkers: 'block' });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const button = audience.getByRole('button', { name: 'Teacher’s window' });
  await button.waitFor();
  await audience.context().route('**/assets/presenter-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const [teacher] = await Promise.all([audience.waitForEvent('popup'), button.click()]);
  const note = teacher.getByRole('status').filter({ hasText: 'Opening the teacher’s window …' });
  await note.waitFor();
  const [title, text] = [teacher.locator('article h1'), teacher.locator('article section').first()];
  expect([await title.isVisible(), await text.isVisible()]).toEqual([true, false]);
  arrive();
  await teacher.getByText('Both windows show the same step.').waitFor();
  expect(await note.count()).toBe(0);
});

/** The place of the current row of the timetable within the notes, from their top, and the room that they have. */
const placeOfRow = (page: Page) =>
  page.locator('teacher-desk .notes-pane').evaluate((pane) => {
    const row = pane.querySelector('[data-now]')!.getBoundingClientRect();
    const { top, height } = pane.getBoundingClientRect();
    return { from: row.top - top, to: row.bottom - top, height };
  });

test('in the teacher’s window the notes are at the current row of the timetable, also after a change of size, with the rows that follow', async () => {
  const teacher = await openTeacher('lessons/minimax-call-by-call/?present=4');
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [1280, 720],
  ]) {
    await teacher.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const row = await placeOfRow(teacher);
        return row.from >= 0 && row.to < row.height / 2;
      })
      .toBe(true);
    // Clock, notes and the next slide each have room, and nothing is wider than the window.
    const desk = teacher.locator('teacher-desk');
    const lines = await desk
      .locator('.clock :is(dt, dd)')
      .evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.max(...lines)).toBeLessThan(40);
    const rooms = await desk
      .locator('.notes-pane, .coming')
      .evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.min(...rooms)).toBeGreaterThan(150);
    expect(rooms[0]).toBeGreaterThan(280);
    expect(
      await desk.evaluate((each) => each.querySelector('.desk')!.scrollWidth - each.clientWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test('notes that the teacher has scrolled stay there while the same row of the timetable lasts', async () => {
  const teacher = await openTeacher('lessons/minimax-call-by-call/?present=1');
  const pane = teacher.locator('teacher-desk .notes-pane');
  await pane.evaluate((each) => (each.scrollTop = 500));
  await teacher.getByRole('button', { name: 'Forward', exact: true }).click();
  await teacher.waitForURL(/present=1\.\d/);
  expect(await pane.evaluate((each) => each.scrollTop)).toBe(500);
});
