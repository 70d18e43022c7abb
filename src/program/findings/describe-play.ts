import { words } from '../../words/index.ts';
import { isCell } from '../move-in.ts';
import type { Finding } from '../program.ts';
import type { Loss, SlowChoice, SlowChoices } from './play.ts';
import type { RemarkName } from './remark-rules.ts';
import { nameMove } from './rule.ts';

/** Remarks on moves that keep the value of a position but win later, or lose sooner, than necessary. */
export function describeSlow({ win, defeat }: SlowChoices): Finding[] {
  const remark = (rule: RemarkName, text: string): Finding => ({
    kind: 'remark',
    rule,
    step: null,
    line: null,
    isLineWrong: false,
    shouldBe: null,
    text,
  });
  const say = (rule: 'wins-late' | 'gives-up', { position, move, better }: SlowChoice) =>
    remark(
      rule,
      words.remarks[rule]({
        board: position.game.format(position),
        side: position.toMove,
        move: nameMove(move),
        better: nameMove(better),
      }),
    );
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
