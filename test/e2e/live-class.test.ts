import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  askClass,
  answer,
  button,
  fieldOf,
  here,
  LiveClass,
  resultsOf,
  turn,
  turnToQuestion,
} from './live-class.ts';
import { violations } from './violations.ts';

const lesson = 'lessons/minimax-call-by-call/';

const stepOf = (page: Page) =>
  page.locator('#calls').evaluate((each) => (each as HTMLElement & { step: number }).step);
const shownHeading = (page: Page) =>
  page
    .locator('article [data-slide]:is(h2, h3)')
    .first()
    .innerText()
    .catch(() => '');
const status = (page: Page) =>
  page.getByRole('region', { name: 'The class' }).getByRole('status').innerText();
/** What a screen reader was told last of what the class is shown. */
const news = (page: Page) => page.locator('student-bar').locator('section ~ [role=status]').innerText();
/** Keeps all of that, on each page that is opened from now on: news may soon give way to others. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    setInterval(() => {
      const told = document
        .querySelector('student-bar')
        ?.shadowRoot?.querySelector('section ~ [role=status]');
      if (told) heard.push(told.textContent);
    }, 20);
  });
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
/** The text of what has the focus. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
const isWithClass = (page: Page) => expect.poll(() => status(page)).toBe('With the class');

test('students follow the slide, the step and the hidden screen; one leaves and comes back, one comes late', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const student = await one.student();
  await listen(student);
  await teacher.getByText('1 student here').waitFor();
  expect(teacher.url()).not.toContain(one.served.secret);
  expect(await teacher.getByRole('alert').allInnerTexts()).toEqual([]);
  await student.getByText('You are in.').waitFor();
  // Outside of the teacher's own machine nothing is at hand that https would give.
  if (one.served.joins.length > 0) expect(await student.evaluate(() => isSecureContext)).toBe(false);

  await one.present(teacher, `${lesson}?present=3#calls.step=5`);
  await isWithClass(student);
  await expect.poll(() => shownHeading(student)).toBe('Down the first branch');
  await expect.poll(() => heard(student)).toContain('New slide: Down the first branch');
  expect(await focused(student)).toContain('Down the first branch');
  await expect.poll(() => stepOf(student)).toBe(5);
  await teacher.locator('#calls .card').focus();
  await teacher.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(student)).toBe(6);
  expect(await violations(student)).toEqual([]);

  await button(student, 'On my own').click();
  await button(student, 'Back to the class').waitFor();
  await teacher.keyboard.press('ArrowRight');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const late = await one.student({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' });
  await isWithClass(late);
  await late.route('**/assets/follower-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await late.reload({ waitUntil: 'commit' });
  await late.getByRole('status').filter({ hasText: 'Opening the slides …' }).waitFor();
  const [title, text] = [late.locator('article h1'), late.locator('article section').first()];
  expect([await title.isVisible(), await text.isVisible()]).toEqual([true, false]);
  arrive();
  await expect.poll(() => stepOf(late)).toBe(7);
  await here(teacher, 2);
  expect(await stepOf(student)).toBe(6);
  await student.reload();
  await button(student, 'Back to the class').waitFor();
  // On her own she reads where she likes, and finds back.
  await student.getByRole('link', { name: /^Next/ }).click();
  await expect.poll(() => student.url()).not.toContain(lesson);
  await button(student, 'Back to the class').click();
  await expect.poll(() => student.url()).toContain(lesson);
  await expect.poll(() => stepOf(student)).toBe(7);

  await teacher.evaluate(() => (document.activeElement as HTMLElement).blur());
  await teacher.keyboard.press('b');
  await late.getByText('The teacher has hidden the screen.').waitFor();
  expect(await news(late)).toBe('The screen is hidden.');
  expect(await late.locator('article').evaluate((each) => (each as HTMLElement).inert)).toBe(true);
  await teacher.keyboard.press('b');
  await late.getByText('The teacher has hidden the screen.').waitFor({ state: 'detached' });

  await one.present(teacher, 'lessons/alpha-beta/?present=1');
  for (const page of [student, late]) await expect.poll(() => page.url()).toContain('alpha-beta');
  await isWithClass(late);
  expect(await violations(late)).toEqual([]);
  await teacher.close();
  await expect.poll(() => status(late)).toContain('The teacher is away');
});

test('of two pages of the teacher the one that the class does not follow says so, until it shows something or is left alone', async () => {
  const one = await LiveClass.begin();
  const [first, second, student] = [await one.teacher(), await one.teacher(), await one.student()];
  const replaced = (page: Page) => page.getByText('The class follows another window');
  await replaced(first).waitFor();
  await one.present(first, `${lesson}?present=3`);
  await isWithClass(student);
  await replaced(second).waitFor();
  await one.present(second, 'lessons/thinking-ahead/?present=1');
  await expect.poll(() => shownHeading(student)).toBe('Can you get the nine?');
  await replaced(first).waitFor();
  await first.keyboard.press('End');
  await replaced(second).waitFor();
  await replaced(first).waitFor({ state: 'detached' });
  await expect.poll(() => shownHeading(student)).toBe('Summary');
  await second.keyboard.press('End');
  await replaced(first).waitFor();
  await second.close();
  await replaced(first).waitFor({ state: 'detached' });
  await isWithClass(student);
  await expect.poll(() => shownHeading(student)).toBe('Summary');
});

test('a student who duplicates the tab has one seat, in the newer one, and goes back to the other by a button', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 2);
  const [first] = students;
  await answer(first, '0');
  await teacher.getByText('Open · 1 of 2 answered').waitFor();
  // As the browser duplicates a tab: with what the window keeps.
  const duplicate = async (tab: Page) => {
    const [copy] = await Promise.all([
      tab.context().waitForEvent('page'),
      tab.evaluate(() => void window.open(location.href)),
    ]);
    return copy;
  };
  const second = await duplicate(first);
  const isLeft = (tab: Page) =>
    tab.getByText('You are in the class in another window of this browser.').waitFor();
  await isLeft(first);
  await isWithClass(second);
  await second.getByText('Sent. You can change it until it is closed.').waitFor();
  await here(teacher, 2);
  await teacher.getByText('Open · 1 of 2 answered').waitFor();
  await button(first, 'Back to the class').click();
  await isLeft(second);
  await isWithClass(first);
  await answer(first, '1');
  await teacher.getByText('Open · 1 of 2 answered').waitFor();
});

test('a phone that joins while the screen is hidden gets the open question once the screen is shown', async () => {
  const { one, teacher } = await askClass(`${lesson}?present=3`, 1);
  await teacher.keyboard.press('b');
  const late = await one.student();
  await expect.poll(() => news(late)).toBe('The screen is hidden.');
  await teacher.keyboard.press('b');
  await expect.poll(() => news(late)).toMatch(/^The screen is shown again\. New slide: .+ New question: .+/);
});

test('a class answers, changes its mind, sees what it believes, and only then what is true', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 3);
  const [ann, ben, cem] = students;
  expect(await news(ann)).toMatch(/New question: .+/);
  const results = resultsOf(teacher);
  const rows = async () =>
    (await results.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n'));

  await answer(ann, '1');
  await answer(ben, '1');
  await answer(cem, '-1');
  await teacher.getByText('Open · 3 of 3 answered').waitFor();
  await answer(ben, '0');
  expect(await results.isVisible()).toBe(false);
  for (const page of students) {
    expect(await button(page, 'Show me').count()).toBe(0);
    expect(await page.locator('ply-predict .verdict').and(page.locator(':visible')).count()).toBe(0);
  }

  await turn(teacher, 'Next: close, and show what the class believes');
  await results.getByText('3 of 3 answered').waitFor();
  await expect
    .poll(async () => (await rows()).map(([value, count]) => `${value} ${count}`))
    .toEqual(['1 1', '0 1', '−1 1']);
  // What leads to an answer would tell which is right.
  for (const row of await rows()) expect(row.length).toBe(2);
  expect(await results.getByText('right').count()).toBe(0);
  for (const page of students) {
    await page.getByText('Closed. You can’t change your answer now.').waitFor();
    expect(await button(page, 'Send').count()).toBe(0);
    // Who had the focus on Send keeps it in the question.
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe('ply-predict');
  }
  expect(await violations(teacher)).toEqual([]);

  await button(teacher, 'Show the answer now').click();
  await results.getByText('right', { exact: false }).first().waitFor();
  for (const row of await rows()) expect(row.length).toBeGreaterThan(2);
  expect((await rows()).filter((row) => row.join().includes('right')).map(([value]) => value)).toEqual(['0']);
  await ben.getByText('Right: 0.').waitFor();
  await ann.getByText('Not 1.').waitFor();
  expect(await violations(ann)).toEqual([]);
  const step = await stepOf(teacher);
  expect(step).toBeGreaterThan(0);
  for (const page of students) await expect.poll(() => stepOf(page)).toBe(step);
  expect(await ann.evaluate(() => localStorage.getItem('plybook.1.answers'))).toBeNull();
});

test('no answer is lost when teacher or student reload, and when the broker is killed and started again', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const [ann, ben] = [await one.student(), await one.student()];
  await one.present(teacher, `${lesson}?present=3`);
  await here(teacher, 2);
  await turnToQuestion(teacher, 2);
  await answer(ann, '1');
  await teacher.getByText('Open · 1 of 2 answered').waitFor();
  await teacher.reload();
  await teacher.getByText('Open · 1 of 2 answered').waitFor();
  await ann.reload();
  await isWithClass(ann);
  await ann.getByText('Sent. You can change it until it is closed.').waitFor();
  await teacher.getByText('Open · 1 of 2 answered').waitFor();

  await one.kill();
  await expect.poll(() => status(ben)).toContain('No connection');
  await fieldOf(ben).fill('0');
  await button(ben, 'Send').click();
  await ben.getByText('your answer is kept, and sent when there is one').waitFor();
  await one.restart();
  for (const page of [ann, ben]) await isWithClass(page);
  await teacher.getByText('Open · 2 of 2 answered').waitFor();
});

test('the teacher’s own window sees what is answered before the class does, and closes and shows it', async () => {
  const { teacher: audience, students } = await askClass(`${lesson}?present=3`, 1);
  const [student] = students;
  const [teacher] = await Promise.all([
    audience.waitForEvent('popup'),
    audience.getByRole('button', { name: 'Teacher’s window' }).click(),
  ]);
  await teacher.getByText('Both windows show the same step.').waitFor();
  await answer(student, '1');
  await resultsOf(teacher).getByRole('listitem').first().waitFor();
  expect(await resultsOf(audience).isVisible()).toBe(false);
  await here(audience, 1);
  await turn(teacher, 'Next: close, and show what the class believes');
  await resultsOf(audience).getByRole('listitem').first().waitFor();
  await turn(teacher, 'Next: discuss, then vote again');
  await resultsOf(audience).getByRole('timer').waitFor();
  expect(await resultsOf(audience).getByRole('listitem').count()).toBe(0);
  await resultsOf(teacher).getByRole('listitem').first().waitFor();
  await turn(teacher, 'Next: open the second vote');
  await teacher.getByText('Open · 0 of 1 voted').waitFor();
  await turn(teacher, 'Next: close, and compare both votes');
  await turn(teacher, 'Next: show the answer');
  await resultsOf(audience).getByText('right').waitFor();
  await button(teacher, 'Ask again').click();
  await audience.getByText('Open · 0 of 1 voted').waitFor();
  await student.getByText('Third vote.', { exact: false }).waitFor();
  await answer(student, '0');

  await teacher.getByRole('button', { name: '1 student here' }).click();
  const answers = teacher.getByRole('dialog').getByRole('region', { name: 'Answers' });
  await answers.getByRole('cell', { name: 'First vote' }).waitFor();
  await answers.getByRole('cell', { name: 'Third vote' }).waitFor();
  expect(await answers.getByRole('cell', { name: 'Second vote' }).count()).toBe(0);
  expect(await violations(teacher)).toEqual([]);
});

test('an invalid stage changes nothing; the end reaches every phone and leaves the presenter unchanged', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const student = await one.student();
  await one.present(teacher, `${lesson}?present=3#calls.step=5`);
  await expect.poll(() => stepOf(student)).toBe(5);
  await student.evaluate(() => (document.title = 'still here'));
  await one.say([
    'no JSON',
    '{"epoch":"00000000","count":1,"lesson":"../elsewhere","scene":null,"asked":null}',
    '{"epoch":"00000000","count":1,"lesson":"minimax-call-by-call","scene":{"place":{"section":900,"block":0}},"asked":null}',
    '{"epoch":"00000000","count":1,"lesson":"","scene":null,"asked":{"question":7,"phase":"open"}}',
  ]);
  await teacher.keyboard.press('s');
  await teacher.locator('#calls .card').focus();
  await teacher.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(student)).toBe(6);
  expect(await student.title()).toBe('still here');

  await one.end();
  await expect.poll(() => status(student)).toBe('The class has ended.');
  await teacher.getByText('The class has ended').waitFor();
  await teacher.locator('#calls .card').focus();
  await teacher.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(teacher)).toBe(7);
  expect(
    await student.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('class'))),
  ).toEqual([]);
});

test('one person tries a class: a projector and three students on the same broker', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  await teacher.getByRole('link', { name: 'Try it alone' }).click();
  const projector = teacher.frameLocator('iframe[title="The projector"]');
  await projector.getByRole('button', { name: '3 students here' }).waitFor();
  for (const seat of [1, 2, 3])
    await teacher.frameLocator(`iframe[title="Student ${seat}"]`).getByText('With the class').waitFor();
  expect(await violations(teacher)).toEqual([]);
});

test('a class is asked for a program: each run says how far it has come, and nothing of its text', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const students = [await one.student(), await one.student()];
  const [ann, ben] = students;
  await one.present(teacher, 'lessons/scoring-the-end/?present=7');
  await here(teacher, 2);
  await turnToQuestion(teacher, 2);
  for (const page of students) await page.getByText('Your class is writing this program.').waitFor();

  const program = (page: Page) => page.locator('#write');
  const run = async (page: Page, told: string) => {
    await program(page).getByRole('button', { name: 'Run', exact: true }).click();
    await program(page).getByText('Sent. You can change it until it is closed.').waitFor();
    await program(page).getByRole('button', { name: told }).first().waitFor();
  };
  await run(ann, 'Tests 0/2');
  await teacher.getByText('Open · 1 of 2 answered').waitFor();
  await ann.locator('#write').evaluate((each: HTMLElement & { source: string }) => {
    each.source = each.source.replace(
      /return None/,
      'return next((board[a] for a, b, c in LINES if board[a] == board[b] == board[c] != EMPTY), None)',
    );
  });
  await run(ann, 'Tests 1/2');
  await run(ben, 'Tests 0/2');
  await teacher.getByText('Open · 2 of 2 answered').waitFor();
  const results = resultsOf(teacher);
  expect(await results.isVisible()).toBe(false);
  await turn(teacher, 'Next: close, and show how far the class has got');
  await expect
    .poll(async () => (await results.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')))
    .toEqual([
      ['A function says who has a line.', '1'],
      ['A function scores a finished game and returns nothing for an unfinished one.', '0'],
    ]);
  await results.getByText('Closed', { exact: true }).waitFor();
  expect(await results.innerText()).not.toContain('def ');
  await turn(teacher, 'Next:');
  await results.waitFor({ state: 'hidden' });
});
