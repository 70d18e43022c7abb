import { describe, expect, test } from 'vitest';
import { readSite } from '../../src/build/read-site.ts';
import { compileLesson } from '../../src/lesson/index.ts';
import { buildTeachPage } from '../../src/site/pages/teach.ts';

const site = readSite('.');
const { body } = buildTeachPage(site);

describe.each(site.lessons)('lesson $number', ({ slug, plan, objectives, exerciseMinutes }) => {
  const row = body.split('<tr role="row">').find((each) => each.includes(`lessons/${slug}/"`)) ?? '';
  const cells = [...row.matchAll(/<td[^>]*data-head="([^"]*)"[^>]*>([^]*?)<\/td>/g)];

  test('has a plan with the minutes of a class, and says how it fits into 45 minutes and what to leave out', () => {
    expect(plan.minutes).toBeGreaterThan(10);
    expect(plan.minutes).toBeLessThanOrEqual(45);
    expect(plan.period).toContain('45 minutes');
    expect(plan.skip).not.toEqual([]);
  });

  test('is one row of Teach, with all that a teacher chooses by', () => {
    expect(cells.map(([, head]) => head)).toHaveLength(6);
    expect(cells.filter(([, , content]) => content.replaceAll(/<[^>]*>/g, '').trim() === '')).toEqual([]);
    expect(row).toContain(`${plan.minutes} min`);
    expect(row).toContain(`${exerciseMinutes} min`);
    expect(row).toContain(`lessons/${slug}/#${plan.id}`);
    for (const { id } of plan.skip) expect(row).toContain(`lessons/${slug}/#${id}`);
    expect(row.match(/<li>/g)!.length).toBeGreaterThanOrEqual(objectives.length + plan.skip.length);
  });
});

test('a lesson without notes has no plan, and one with a heading of the same name has both', () => {
  const front = '---\ntitle: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives: [do it]\n---\n\n';
  const planOf = (text: string) => compileLesson(front + text, { file: 'lessons/01-a.md' }).plan;
  expect(planOf('## One\n\nText.\n')).toEqual({ id: '', minutes: 0, period: '', skip: [] });
  expect(planOf('## Teacher’s notes\n\nText.\n\n:::notes\nText.\n:::\n').id).toBe('teachers-notes-2');
});
