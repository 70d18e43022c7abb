import { words } from '../../words/index.ts';
import { describeMixed, describeSlow } from '../findings/describe-play.ts';
import { listFindings } from '../findings/judge-trace.ts';
import { addSlowChoice, NONE_SLOW } from '../findings/play-boards.ts';
import { findMistake } from '../mistake-of-rule.ts';
import type { Finding, ProgramRun } from '../program.ts';
import type { PositionResults } from './ask-positions.ts';
import type { Checked } from './checked.ts';
import type { PreparedProgram } from './prepare-program.ts';

/** What a right program could do better, and why it might go wrong elsewhere. */
export function listAdvice(
  { source }: PreparedProgram['called'],
  run: ProgramRun,
  { answers, reader, mixed, changed, isMoves }: PositionResults,
): Checked['findings'] {
  const slow = answers.reduce(
    (known, { asked, choice: { move } }) =>
      move === null ? known : addSlowChoice(known, asked.position, move, asked),
    NONE_SLOW,
  );
  const seen = listFindings(run, source, { isValue: !isMoves });
  // Advice that has no page is for the student alone.
  const late = [...seen, ...describeSlow(slow, reader.reading)].filter(({ rule }) => findMistake(rule));
  const doubt = changed === 0 ? [] : [words.check.notes.changed(changed)];
  return [
    ...listAsAdvice([...describeMixed({ mixed }), ...late.slice(0, 1)]),
    ...doubt.map((text) => ({ kind: 'remark', rule: 'changed', line: null, text }) as const),
  ];
}

/** Findings without their steps, which belong to a run that a result does not keep. */
export function listAsAdvice(findings: readonly Finding[]): Checked['findings'] {
  return findings.map(({ kind, rule, line, text }) => ({ kind, rule, line, text }));
}
