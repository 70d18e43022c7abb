import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goForward } from './forward.ts';
import {
  askClass,
  answer,
  button,
  fieldOf,
  here,
  LiveClass,
  resultsOf,
  showAnswer,
  turn,
  walkTo,
} from './live-class.ts';
import { violations } from './violations.ts';

const lesson = 'lessons/minimax-call-by-call/';

/** Each answer with its counts, one a vote. */
const rows = async (page: Page) =>
  (await resultsOf(page).getByRole('listitem').allInnerTexts()).map((item) =>
    item
      .split('\n')
      .filter((part) => /^[−\d]+$/.test(part))
      .join(' '),
  );

test('a class votes, talks, votes again, compares both votes, sees the answer, and is asked once more', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 3);
  const [ann, ben, cem] = students;
  const results = resultsOf(teacher);
  await answer(ann, '1');
  await answer(ben, '1');
  await answer(cem, '0');
  await teacher.getByText('Open · 3 of 3 answered').waitFor();
  await turn(teacher, 'Next: close, and show what the class believes');
  await expect.poll(() => rows(teacher)).toEqual(['1 2', '0 1']);

  // The majority does not decide: its bars are away while the class talks.
  await turn(teacher, 'Next: discuss, then vote again');
  await results.getByText('Discuss with your neighbour, then vote again').waitFor();
  await results.getByRole('timer').waitFor();
  expect(await results.getByRole('listitem').count()).toBe(0);
  for (const page of students) {
    await page.getByText('Discuss with your neighbour.', { exact: false }).waitFor();
    expect(await button(page, 'Send').count()).toBe(0);
  }
  expect(await violations(teacher)).toEqual([]);
  expect(await violations(ann)).toEqual([]);

  await turn(teacher, 'Next: open the second vote');
  await teacher.getByText('Open · 0 of 3 voted').waitFor();
  for (const page of students) {
    await page.getByText('Second vote. Your last answer is still there', { exact: false }).waitFor();
    await button(page, 'Send').waitFor();
  }
  expect(await fieldOf(ann).inputValue()).toBe('1');
  expect(await violations(ann)).toEqual([]);
  await answer(ann, '0');
  // To stay with an answer is an answer too.
  await button(ben, 'Send').click();
  await ben.getByText('Sent. You can change it until it is closed.').waitFor();
  await teacher.getByText('Open · 2 of 3 voted').waitFor();
  // What is known of both votes outlasts a reload of the teacher's page.
  await teacher.reload();
  await teacher.getByText('Open · 2 of 3 voted').waitFor();
  await here(teacher, 3);
  await turn(teacher, 'Next: close, and compare both votes');
  await cem.getByText('Closed before you voted again. You keep your last answer.').waitFor();
  await results.getByText('First vote, 3 answers').waitFor();
  await results.getByText('Second vote, 2 answers').waitFor();
  await results.getByText('1 of 2 who voted twice changed their answer.').waitFor();
  expect(await rows(teacher)).toEqual(['1 2 1', '0 1 1']);
  expect(await results.getByText('right').count()).toBe(0);
  expect(await violations(teacher)).toEqual([]);

  await turn(teacher, 'Next: show the answer');
  await results.getByText('✓ right').waitFor();
  await ann.getByText('Right: 0.').waitFor();
  await ben.getByText('Not 1.').waitFor();
  await button(teacher, 'Ask again').click();
  await teacher.getByText('Open · 0 of 3 voted').waitFor();
  for (const page of students) await page.getByText('Third vote.', { exact: false }).waitFor();
  expect(await ann.getByText('Right: 0.').count()).toBe(0);
  await answer(ben, '0');
  await turn(teacher, 'Next: close, and compare both votes');
  await turn(teacher, 'Next: show the answer');
  await ben.getByText('Right: 0.').waitFor();
});

test('fifty quick presses stop at the first question, and leave it open', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  await one.student();
  await one.present(teacher, `${lesson}?present=1`);
  await here(teacher, 1);
  await teacher.evaluate(() => {
    for (let i = 0; i < 50; i++)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
  });
  await teacher.locator('present-bar').getByText('Next: close, and show what the class believes').waitFor();
  await teacher.getByText('Open · 0 of 1 answered').waitFor();
});

test('two presses that follow each other at once, or a key that is held, never show the answer', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 1);
  const [student] = students;
  await answer(student, '1');
  const press = (times: number, repeat: boolean) =>
    teacher.evaluate(
      ([many, isHeld]) => {
        for (let i = 0; i < many; i++)
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: 'PageDown',
              bubbles: true,
              repeat: isHeld,
              cancelable: true,
            }),
          );
      },
      [times, repeat] as const,
    );
  await walkTo(teacher, 'Next: close, and show what the class believes');
  await press(2, false);
  await teacher.getByText('Closed · 1 of 1 answered').waitFor();
  await turn(teacher, 'Next: discuss, then vote again');
  await turn(teacher, 'Next: open the second vote');
  await teacher.locator('present-bar').getByText('Next: close, and compare both votes').waitFor();
  await press(5, true);
  await teacher.getByText('Open · 0 of 1 voted').waitFor();
  await press(2, false);
  await teacher.getByText('Closed · 0 of 1 voted').waitFor();
  await teacher.locator('present-bar').getByText('Next: show the answer').waitFor();
  await press(5, true);
  expect(await resultsOf(teacher).getByText('right').count()).toBe(0);
  await teacher.getByText('Closed · 0 of 1 voted').waitFor();
});

test('numbers count as numbers, and nonsense is refused with a reason', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 3);
  const [ann, ben, cem] = students;
  const field = fieldOf(ann);
  for (const nonsense of ['five', '=1+1', '1 2', ' ']) {
    await field.fill(nonsense);
    await button(ann, 'Send').click();
    await ann.getByText('Write a number, such as 3 or −3.').waitFor();
  }
  await teacher.getByText('Open · 0 of 3 answered').waitFor();
  await answer(ann, '−0');
  await answer(ben, ' +00');
  await answer(cem, '0,0');
  await teacher.getByText('Open · 3 of 3 answered').waitFor();
  await turn(teacher, 'Next: close, and show what the class believes');
  await expect.poll(() => rows(teacher)).toEqual(['0 3']);
});

test('the vote does not wait for a student who reads alone; seats and answers of all lessons are listed and saved', async () => {
  const { one, teacher, students } = await askClass(`${lesson}?present=3`, 3);
  const [ann, ben, cem] = students;
  await answer(ann, '-1');
  await button(ben, 'On my own').click();
  await teacher.getByText('Open · 1 of 2 answered').waitFor();
  await teacher.getByRole('button', { name: '3 students here, 1 on their own' }).waitFor();
  await cem.close();
  await teacher.getByText('Open · 1 of 1 answered').waitFor();
  await here(teacher, 2);
  await showAnswer(teacher);
  await ann.getByText('Not −1.').waitFor();
  const sections = await ann.locator('article section > h2').allTextContents();

  await one.present(teacher, 'lessons/win-sooner-lose-later/?present=1');
  await expect.poll(() => ann.url()).toContain('win-sooner');
  await one.present(teacher, 'class/');
  const seats = (state: string) =>
    teacher.getByText(state).locator('xpath=following-sibling::dd[1]').innerText();
  await teacher.getByText('1 with the class').waitFor();
  await expect.poll(() => seats('1 with the class')).toBe('Seat 1');
  // Which of the other two was seated first is not said.
  const others = () => Promise.all(['1 on their own', '1 not connected'].map(seats));
  await expect.poll(async () => (await others()).toSorted()).toEqual(['Seat 2', 'Seat 3']);
  const table = teacher.getByRole('region', { name: 'Answers' });
  await table.getByRole('columnheader', { name: 'Seat 3' }).waitFor();
  // The next lesson may have opened a vote before it was left.
  const row = table.getByRole('row').nth(2);
  const [name, question, [section, right, vote, ...given]] = await Promise.all([
    table.getByRole('row', { name: /^Minimax, call by call/ }).innerText(),
    row.getByRole('rowheader').innerText(),
    row.getByRole('cell').allInnerTexts(),
  ]);
  // Who is right can be read, and heard.
  expect([right, vote, ...given.slice(1)]).toEqual(['0', 'First vote\n0 of 1 right', '', '']);
  expect(given[0]).toMatch(/^✗ −1/);
  await table.getByRole('columnheader', { name: 'Seat 1 0 of 1 right' }).waitFor();
  await row.getByRole('cell', { name: '−1: not right', exact: true }).waitFor();
  expect(sections.some((heading) => heading.startsWith(section))).toBe(true);
  expect(section).not.toBe('');
  // The seats are in sight.
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  expect(await violations(teacher)).toEqual([]);
  await teacher.setViewportSize({ width: 390, height: 844 });
  expect(await violations(teacher)).toEqual([]);

  const [file] = await Promise.all([
    teacher.waitForEvent('download'),
    button(teacher, 'Save as CSV').click(),
  ]);
  const saved = await text(await file.createReadStream());
  const cells = [name, section, question, 'First vote', right, '−1', '', ''];
  expect(saved.split('\r\n')[1]).toBe(cells.map((cell) => `"${cell}"`).join(','));

  await teacher.reload();
  await table.getByRole('cell', { name: '−1' }).waitFor();
  await teacher.getByText('1 with the class').waitFor();
  await one.end();
  await teacher.getByText('The class has ended').waitFor();
  await table.getByRole('cell', { name: '−1' }).waitFor();
});

test.each([
  ['a line', 'lessons/minimax-call-by-call/?present=1', '.line'],
  ['a move', 'lessons/from-value-to-move/?present=3', '.cells'],
  [
    'a move in a position without a tree',
    'lessons/from-value-to-move/?present=4.14',
    '.cells',
    'ply-board[data-slide="exhibit"]',
  ],
])(
  'a question about %s keeps what it is about in sight beside the bars',
  async (_, path, drawing, picture = '') => {
    const one = await LiveClass.begin();
    const teacher = await one.teacher();
    const student = await one.student();
    await one.present(teacher, path);
    await here(teacher, 1);
    const question = ':is(ply-quiz, ply-predict)[data-slide]';
    const asked = teacher.locator(question).filter({ has: teacher.locator(drawing) });
    while (!(await asked.isVisible())) {
      await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
      const skip = button(teacher, 'Show the answer now');
      if (await skip.isVisible()) await skip.click();
      else await goForward(teacher);
    }
    await teacher.getByText('Open · 0 of 1 answered').waitFor();
    const onPhone = student.locator(question).filter({ has: student.locator(drawing) });
    await onPhone.locator('[aria-pressed]').last().click();
    await teacher.getByText('Open · 1 of 1 answered').waitFor();
    const isInSight = async () => {
      const [drawn, bars] = await Promise.all([
        (picture ? teacher.locator(picture) : asked.locator(drawing).first()).boundingBox(),
        resultsOf(teacher).boundingBox(),
      ]);
      const { width, height } = teacher.viewportSize()!;
      const isBeside =
        drawn !== null &&
        bars !== null &&
        (bars.x + bars.width <= drawn.x || drawn.x + drawn.width <= bars.x);
      return isBeside && drawn.x + Math.min(drawn.width, 100) <= width && drawn.y >= 0 && drawn.y < height;
    };
    await turn(teacher, 'Next: close, and show what the class believes');
    // The question is beside the bars; what is hidden of its text there is hidden as a whole.
    const bars = teacher.locator('body > class-results');
    expect(
      await bars.evaluate((each) =>
        [...each.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      ),
    ).toBe(false);
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
    ]) {
      await teacher.setViewportSize({ width, height });
      await expect.poll(isInSight).toBe(true);
    }
    await button(teacher, 'Show the answer now').click();
    await resultsOf(teacher).getByText('right').waitFor();
    await expect.poll(isInSight).toBe(true);
    expect(await violations(teacher)).toEqual([]);
  },
);

test('a page that is loaded after the end says that the class has ended, if it has heard that', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const student = await one.student();
  await one.present(teacher, `${lesson}?present=3`);
  const said = () => student.getByRole('region', { name: 'The class' }).getByRole('status').innerText();
  await expect.poll(said).toBe('With the class');
  await one.end();
  await expect.poll(said).toBe('The class has ended.');
  await one.servePages();
  await student.reload();
  await expect.poll(said).toBe('The class has ended.');
  await student.evaluate(() => sessionStorage.clear());
  await student.reload();
  await expect.poll(said).toBe('The class can’t be reached from here. It may be over.');
});

test('a question like the last is asked about another position, to late students too, and goes when the class goes on', async () => {
  const { one, teacher, students } = await askClass(`${lesson}?present=3`, 1);
  const [ann] = students;
  const others = (page: Page) =>
    page.locator('ply-predict').getByText('Another position. What will the call');
  await answer(ann, '1');
  await showAnswer(teacher);
  await ann.getByText('Not 1.').waitFor();
  await button(teacher, 'Ask about another position').click();
  await teacher.getByText('Open · 0 of 1 answered').waitFor();
  for (const page of [teacher, ann]) {
    await others(page).waitFor();
    await page.locator('ply-stepper[data-slide="exhibit"] [role="treeitem"]').first().waitFor();
  }
  expect(await violations(ann)).toEqual([]);
  expect(await violations(teacher)).toEqual([]);
  const ben = await one.student();
  await others(ben).waitFor();
  await answer(ben, '5');
  await answer(ann, '0');
  await teacher.getByText('Open · 2 of 2 answered').waitFor();
  await showAnswer(teacher);
  await resultsOf(teacher).getByText('✓ right').waitFor();
  await ben.getByText('Not 5.').waitFor();
  const place = () => teacher.evaluate(() => location.search);
  const before = await place();
  while ((await place()) === before) {
    await goForward(teacher);
  }
  for (const page of [teacher, ann, ben])
    await expect.poll(() => page.locator('[data-drawn], [id*="~"]').count()).toBe(0);
});

test('a number that was refused or not sent gives way to the right answer, and what was typed is kept', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 2);
  const [ann, ben] = students;
  await fieldOf(ann).fill('five');
  await button(ann, 'Send').click();
  await ann.getByText('Write a number, such as 3 or −3.').waitFor();
  await fieldOf(ben).fill('5');
  await turn(teacher, 'Next: close, and show what the class believes');
  await ann.getByText('Closed before you answered.').waitFor();
  expect(await ann.getByText('Write a number').count()).toBe(0);
  await button(teacher, 'Show the answer now').click();
  for (const page of students) {
    await page.locator('ply-predict[data-slide] .verdict.shown').waitFor();
    expect(await page.getByText('Write a number').count()).toBe(0);
  }
  expect(await fieldOf(ben).inputValue()).toBe('5');
});

test('a number that was typed on a phone and not sent is still there after a reload, until the answer is shown', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 1);
  const [ann] = students;
  const field = fieldOf(ann);
  await field.fill('5');
  await ann.reload();
  await expect.poll(() => field.inputValue()).toBe('5');
  await teacher.getByText('Open · 0 of 1 answered').waitFor();
  await button(ann, 'Send').click();
  await teacher.getByText('Open · 1 of 1 answered').waitFor();
  await field.fill('7');
  await turn(teacher, 'Next: close, and show what the class believes');
  await button(teacher, 'Show the answer now').click();
  await ann.locator('ply-predict[data-slide] .verdict').waitFor();
  await ann.reload();
  await ann.locator('ply-predict[data-slide] .verdict').waitFor();
  await expect.poll(() => field.inputValue()).toBe('5');
});

test('after the answer the forward key shows why it is right, then goes on to a search that begins again', async () => {
  const { teacher } = await askClass('lessons/thinking-ahead/?present=1.3', 1);
  const place = () => new URL(teacher.url()).searchParams.get('present');
  const asked = place();
  await showAnswer(teacher);
  await resultsOf(teacher).getByText('✓ right').waitFor();
  await turn(teacher, 'Next: why it is right');
  await resultsOf(teacher).waitFor({ state: 'hidden' });
  await teacher.locator('ply-predict[data-slide] .verdict').waitFor();
  expect(place()).toBe(asked);
  await goForward(teacher);
  expect(place()).not.toBe(asked);
  await teacher.getByText('step 1 of 14').waitFor();
});

test('where the question stays beside the bars, nothing comes between its answer and the next slide', async () => {
  const { teacher } = await askClass(`${lesson}?present=2.4`, 1);
  const place = () => new URL(teacher.url()).searchParams.get('present');
  const asked = place();
  await showAnswer(teacher);
  await resultsOf(teacher).getByText('✓ right').waitFor();
  await teacher.locator('ply-quiz[data-slide] .feedback .verdict').waitFor();
  await turn(teacher, 'Next: the text after the question');
  await expect.poll(place).not.toBe(asked);
});

test('an answer that was shown is shown after a reload of the projector', async () => {
  const { teacher, students } = await askClass(`${lesson}?present=3`, 1);
  await answer(students[0], '0');
  await showAnswer(teacher);
  await resultsOf(teacher).getByText('✓ right').waitFor();
  await teacher.reload();
  await here(teacher, 1);
  await resultsOf(teacher).getByText('✓ right').waitFor();
  await teacher.locator('ply-predict[data-slide] .verdict').waitFor({ state: 'attached' });
  await students[0].close();
  await button(teacher, 'Waiting for 1 student').waitFor();
});

test('a slide with a table gives it the width of a phone', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const student = await one.student();
  await one.present(teacher, 'lessons/the-game-tree/?present=3.3');
  const table = student.locator('article table[data-slide="exhibit"]');
  await table.waitFor();
  const { width } = (await table.boundingBox())!;
  expect(width).toBeGreaterThan(200);
});

test('a presentation that is opened in the middle of a slide shows phones all of it', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const student = await one.student();
  await one.present(teacher, `${lesson}?present=3.1`);
  const shown = (page: Page) =>
    page.locator('article [data-slide]').evaluateAll((all) => all.map(({ textContent }) => textContent));
  await teacher.locator('article [data-slide="beside"]').first().waitFor();
  await student.locator('article [data-slide="beside"]').first().waitFor();
  await expect.poll(() => shown(student)).toEqual(await shown(teacher));
});
