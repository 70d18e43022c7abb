import { words } from '../../words/index.ts';
import { isCell } from '../move-in.ts';
import type { Finding } from '../program.ts';
import type { Loss, Play, SlowChoice } from './play-boards.ts';
import { readFading } from './fading.ts';
import type { Reading } from './reading.ts';
import type { RemarkName } from './remark-rules.ts';
import { nameMove } from './rule.ts';

function remark(rule: RemarkName, text: string): Finding {
  return { kind: 'remark', rule, step: null, line: null, isLineWrong: false, shouldBe: null, text };
}

/** A remark on results that are right for the side for which they were kept, and misread for the other. */
export function describeMixed({ mixed }: Pick<Play, 'mixed'>): Finding[] {
  if (!mixed) return [];
  const said = words.remarks['kept-for-one'];
  return [remark('kept-for-one', said(mixed.game.format(mixed), mixed.toMove))];
}

/**
 * Remarks on moves that keep the value of a position but win later, or lose sooner, than necessary. Scores that already
 * depend on when a game ends are not the reason.
 */
export function describeSlow({ win, defeat }: Play['slow'], reading: Reading): Finding[] {
  const isGraded = reading.ends.isGraded || readFading(reading) !== null;
  const say = (kind: 'wins-late' | 'gives-up', { position, move, better }: SlowChoice) => {
    const rule = isGraded ? (`${kind}-graded` as const) : kind;
    const board = position.game.format(position);
    const choice = { board, side: position.toMove, move: nameMove(move), better: nameMove(better) };
    return remark(rule, words.remarks[rule](choice));
  };
  return [...(win ? [say('wins-late', win)] : []), ...(defeat ? [say('gives-up', defeat)] : [])];
}

/** A sentence on the first position that was played or valued wrong. */
export function describeLoss(
  { position, choice, answer, value, after, better }: Loss,
  asked: number,
): string {
  const { loses, illegal, misjudges, raises, silent } = words.judgement;
  const board = position.game.format(position);
  const side = position.toMove;
  if (answer.raised) return raises({ board, ...answer.raised });
  const isNoMove = choice.move === null ? choice.winner === null : !isCell(choice.move);
  if (isNoMove) return silent({ board, side, got: answer.returned! });
  if (choice.move === null) return misjudges({ asked, board, side, value, winner: choice.winner! });
  const move = nameMove(choice.move);
  return after === null
    ? illegal({ board, move })
    : loses({ asked, board, side, value, move, after, better: nameMove(better) });
}
