import type { Token, Tokens } from 'marked';
import { words } from '../words/index.ts';
import type { ContainerToken } from './containers.ts';
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

/**
 * Finds the heading of each row of the timetable, and those with which parts begin. The timetable is the table in the
 * notes of the last section whose rows begin with whole numbers; their second cells begin as headings do, in order.
 */
export function readPlan(
  source: string,
  tokens: readonly Token[],
  reader: PageReader,
  parts: readonly string[],
  problems: ProblemList,
): ReadonlyMap<Token, PlannedHeading> {
  const said = words.lessonProblems.plan;
  const headings = [...reader.headings].filter(([token]) => reader.places.has(token));
  const sections = headings.filter(([, { level }]) => level === 2);
  const rows = listRows(source, tokens.slice(tokens.lastIndexOf(sections.at(-1)?.[0] as Token)), reader);
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
  const planned = [...minutes.keys(), ...begun.keys()];
  return new Map(
    planned.map((token) => [token, { minutes: minutes.get(token) ?? null, part: begun.get(token) ?? null }]),
  );
}

function listRows(source: string, section: readonly Token[], { places }: PageReader): Row[] {
  const notes = section.filter(
    (token): token is ContainerToken =>
      token.type === 'container' && (token as ContainerToken).name === 'notes',
  );
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
