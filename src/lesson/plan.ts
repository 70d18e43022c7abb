import type { Token, Tokens } from 'marked';
import { words } from '../words/index.ts';
import type { ContainerToken } from './containers.ts';
import type { FrontMatter } from './front-matter.ts';
import type { PageReader } from './page-reader.ts';
import type { ProblemList } from './problems.ts';
import { writePlainText } from './prose.ts';

/** The plan for the text below a heading. */
export interface PlannedHeading {
  /** Its minutes in the timetable; null without a row. */
  readonly minutes: number | null;
  /** The school lesson that begins here, from 2; null if none does. */
  readonly part: number | null;
}

interface Row {
  readonly minutes: number;
  readonly text: string;
  readonly at: number;
}

/** A part of the lesson that can be left out. */
export interface SkippedPart {
  readonly id: string;
  readonly text: string;
  /** Its minutes in the timetable; null without a row. */
  readonly minutes: number | null;
}

/** What a teacher can see of a lesson at a glance. */
export interface LessonPlan {
  /** The id of the notes on the whole lesson; empty without notes. */
  readonly id: string;
  /** All minutes of the timetable; 0 without one. */
  readonly minutes: number;
  /** The paragraph after the timetable: how the lesson fits into a period. */
  readonly period: string;
  readonly skip: readonly SkippedPart[];
}

export interface ReadPlan {
  readonly headings: ReadonlyMap<Token, PlannedHeading>;
  /** The notes on the whole lesson; undefined without any. */
  readonly notes: Token | undefined;
  readonly plan: LessonPlan;
}

/**
 * Finds the heading of each row of the timetable, and those with which parts begin. The timetable is the table in the
 * notes of the last section whose rows begin with whole numbers; their second cells begin as headings do, in order.
 */
export function readPlan(
  source: string,
  tokens: readonly Token[],
  reader: PageReader,
  { parts, skip }: Pick<FrontMatter, 'parts' | 'skip'>,
  problems: ProblemList,
): ReadPlan {
  const said = words.lessonProblems.plan;
  const headings = [...reader.headings].filter(([token]) => reader.places.has(token));
  const sections = headings.filter(([, { level }]) => level === 2);
  const notes = tokens.slice(tokens.lastIndexOf(sections.at(-1)?.[0] as Token)).filter(isNotes);
  const rows = listRows(source, notes, reader);
  const minutes = new Map<Token, number>();
  let from = 0;
  for (const row of rows) {
    const found = headings
      .slice(from)
      .findIndex(([, { text }]) => normalise(text).startsWith(normalise(row.text)));
    if (found < 0 || normalise(row.text) === '') {
      problems.add(row.at, said.row(row.text));
      continue;
    }
    from += found + 1;
    minutes.set(headings[from - 1][0], row.minutes);
  }
  const begun = new Map<Token, number>();
  let before = 0;
  for (const [i, title] of parts.entries()) {
    const at = sections.findIndex(([, { text }]) => text === title);
    if (at > before) begun.set(sections[at][0], i + 2);
    else problems.add(Math.max(source.indexOf(title), 0), said.part(title));
    before = Math.max(at, before);
  }
  const skipped = skip.flatMap((title): SkippedPart[] => {
    const found = headings.find(([, { text }]) => text === title);
    if (!found) problems.add(Math.max(source.indexOf(title), 0), said.skip(title));
    return found ? [{ id: found[1].id, text: title, minutes: minutes.get(found[0]) ?? null }] : [];
  });
  const planned = [...minutes.keys(), ...begun.keys()];
  const [first] = notes;
  return {
    headings: new Map(
      planned.map((token) => [
        token,
        { minutes: minutes.get(token) ?? null, part: begun.get(token) ?? null },
      ]),
    ),
    notes: first,
    plan: {
      id: first ? reader.ids.claimForHeading(words.lesson.notes, reader.places.get(first)!.start) : '',
      minutes: rows.reduce((sum, row) => sum + row.minutes, 0),
      period: notes.map(readPeriod).join(' ').trim(),
      skip: skipped,
    },
  };
}

/** The paragraph right after the timetable; empty without either. */
function readPeriod({ tokens = [] }: ContainerToken): string {
  const text = tokens.filter(({ type }) => type !== 'space');
  const next = text[text.findIndex(isTimetable) + 1];
  return text.some(isTimetable) && next?.type === 'paragraph' ? writePlainText(next.tokens ?? []) : '';
}

function isNotes(token: Token): token is ContainerToken {
  return token.type === 'container' && (token as ContainerToken).name === 'notes';
}

function listRows(source: string, notes: readonly ContainerToken[], { places }: PageReader): Row[] {
  return notes.flatMap((token) => {
    let at = places.get(token)!.start;
    return (token.tokens ?? []).filter(isTimetable).flatMap(({ rows }) =>
      rows.map(([minutes, part]) => {
        at = Math.max(source.indexOf(part.text, at), at);
        return { minutes: Number(minutes.text), text: writePlainText(part.tokens).trim(), at };
      }),
    );
  });
}

function isTimetable(token: Token): token is Tokens.Table {
  if (token.type !== 'table') return false;
  const { header, rows } = token as Tokens.Table;
  return header.length > 1 && rows.length > 0 && rows.every(([first]) => /^[1-9]\d{0,2}$/.test(first.text));
}

/** Keeps only letters and digits, in lower case. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
