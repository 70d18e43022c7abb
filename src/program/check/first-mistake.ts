import type { Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { findTrueValue } from '../findings/every-position.ts';
import { readResult } from '../findings/judge-trace.ts';
import { mayKeepResults } from '../findings/kept-results.ts';
import { findFault, placeMistake, type Mistake } from '../findings/find-mistake.ts';
import { MANY } from '../findings/play-boards.ts';
import { Reading } from '../findings/reading.ts';
import { nameMove } from '../findings/rule.ts';
import { findDepthLimit } from '../findings/search-rules.ts';
import { isCell } from '../move-in.ts';
import type { Finding, Program, ProgramRun } from '../program.ts';
import type { PositionResults } from './ask-positions.ts';
import type { FirstMistake } from './checked.ts';
import type { JudgedAnswer } from './judge-program-answer.ts';

/** The name of a mistake that nothing shows. */
export const PLAYS_WRONG = 'plays-wrong';

interface ShownMistake {
  readonly mistake: Mistake;
  /** The run at the position. */
  readonly there: ProgramRun;
}

/** Explains the mistake at the smallest position that shows it. */
export async function findFirstMistake(
  program: Program,
  { asked: { position, plain }, call, answer, choice, verdict }: JudgedAnswer,
  { mistake, there }: ShownMistake,
  isMisled: boolean,
): Promise<{ readonly first: FirstMistake; readonly findings: readonly Finding[] }> {
  const found = await mistake.list(there);
  const fault = mistake.helper?.there ?? placeMistake(mistake, findFault(found));
  // A separate run does not show what results of earlier calls lead to.
  const alone = there.trace && readResult(there.trace);
  const isOfKept =
    isMisled || (mayKeepResults(program) && answer !== null && alone !== null && alone !== answer.returned);
  const isShallow =
    there.trace !== null && there.trace.length > 0 && findDepthLimit(new Reading(there.trace)) !== null;
  const isError = verdict === 'raised' && answer?.raised;
  const unseen = isOfKept ? 'kept-results' : isShallow ? 'looks-only-so-far' : PLAYS_WRONG;
  return {
    first: {
      position: position.game.format(position),
      call,
      step: fault?.step ?? (isError && there.trace ? Math.max(0, there.trace.stepCount - 1) : null),
      line: fault?.line ?? answer?.raised?.line ?? null,
      rule: verdict === 'endless' ? 'endless' : (fault?.rule ?? (isError ? answer.raised.name : unseen)),
      text: isOfKept ? words.check.first.kept(describe()) : describe(),
      move: choice.move,
      shouldBe: fault?.shouldBe ?? null,
    },
    findings: [...(fault ? [fault] : []), ...found.filter(({ kind }) => kind !== 'fault')],
  };

  function describe(): string {
    const said = words.check.first;
    if (answer?.raised?.limit)
      return answer.raised.limit === 'crash' ? words.check.notes.crash : said.endless;
    if (answer?.raised) return said.raises(answer.raised.name, answer.raised.text);
    if (choice.move !== null && !isCell(choice.move)) return said.noMove(answer?.returned ?? '');
    if (choice.move !== null) {
      const move = nameMove(choice.move);
      const side = position.toMove;
      if (!position.game.moves(position).includes(choice.move)) return said.illegal(side, move);
      const after = findTrueValue(position.game.play(position, choice.move));
      return said.plays({ side, move, after, better: nameMove(plain.best[0]), value: plain.score });
    }
    return choice.winner === null ? said.nothing : said.misjudges(choice.winner, plain.score);
  }
}

/** The side whose many choices are all right, where the other side's are not; null if there is none. */
export function findRightSide({ answers, side }: PositionResults): Side | null {
  if (side !== null) return null;
  const listOwn = (toMove: Side) => answers.filter(({ asked }) => asked.position.toMove === toMove);
  const isRight = (own: typeof answers) =>
    own.length >= MANY && own.every(({ verdict }) => verdict === 'right');
  return (['x', 'o'] as const).find((each) => isRight(listOwn(each))) ?? null;
}
