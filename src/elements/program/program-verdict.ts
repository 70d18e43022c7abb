import type { FinishedRun } from './run-state.ts';

/** `unknown`: not judged, not judged yet, or impossible to test. */
export interface Verdict {
  readonly kind: 'right' | 'wrong' | 'unknown';
  /** The number of positions with an answer that could be read. */
  readonly asked: number;
}

/** A program is right only as far as it was tested. */
export function readVerdict(last: FinishedRun | null): Verdict {
  if (last === null) return { kind: 'unknown', asked: 0 };
  const judgement = last.phase === 'judged' ? last.judgement : null;
  const asked = judgement?.asked ?? 0;
  const isWrong = last.findings.some(({ kind }) => kind === 'fault') || judgement?.isLosing === true;
  if (isWrong) return { kind: 'wrong', asked };
  return { kind: asked > 0 && judgement?.smallest === null ? 'right' : 'unknown', asked };
}
