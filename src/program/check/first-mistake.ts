import type { Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { findTrueValue } from '../findings/every-position.ts';
import { mayKeepResults } from '../findings/kept-results.ts';
import { listFindings } from '../findings/judge-trace.ts';
import { nameMove, type FaultName } from '../findings/rule.ts';
import { Reading } from '../findings/reading.ts';
import { MANY } from '../findings/play.ts';
import { findDepthLimit } from '../findings/search-rules.ts';
import { isCell } from '../move-in.ts';
import type { Program, ProgramRun } from '../program.ts';
import type { AskedAll } from './ask-positions.ts';
import type { Checked, FirstMistake } from './checked.ts';
import type { JudgedAnswer } from './judge-program-answer.ts';

interface ShownRuns {
  readonly there: ProgramRun;
  readonly before: ProgramRun;
  /** The fault that a run on another board shows more exactly; null for none. */
  readonly elsewhere: FaultName | null;
}

interface Mistake {
  readonly first: FirstMistake;
  readonly findings: Checked['findings'];
}

/** Explains the mistake at the smallest position that shows it, from a run there and from the first run. */
export function findFirstMistake(
  program: Program,
  { asked: { position, plain }, call, answer, choice, verdict }: JudgedAnswer,
  { there, before, elsewhere }: ShownRuns,
  { cause, ...all }: AskedAll & { readonly cause: string | null },
): Mistake {
  const { reader, isMoves, isMisled } = all;
  const rightFor = findRightSide(all);
  const { source } = program;
  const max = reader.reading.max;
  const numbering = isMoves ? reader.learnt.numbering : null;
  const list = (each: ProgramRun) =>
    listFindings(each, source, { max, isValue: !isMoves, numbering, elsewhere, rightFor });
  const found = list(there);
  const findFault = (some: typeof found) => some.find((each) => each.kind === 'fault') ?? null;
  const fault = findFault(found);
  // A separate run does not show what results of earlier calls lead to.
  const alone = there.trace && (there.trace.program.answered ?? there.trace.readReturned(0));
  const isOfKept =
    isMisled || (mayKeepResults(program) && answer !== null && alone !== null && alone !== answer.returned);
  const isShallow =
    there.trace !== null && there.trace.length > 0 && findDepthLimit(new Reading(there.trace)) !== null;
  // The smallest board may be too small to show why: the first run has more calls.
  const shown = fault ?? (isShallow ? null : findFault(list(before)));
  const rule =
    cause ?? shown?.rule ?? (isOfKept ? 'kept-results' : isShallow ? 'looks-only-so-far' : 'plays-wrong');
  const isError = verdict === 'raised' && answer?.raised;
  return {
    first: {
      position: position.game.format(position),
      call,
      step: fault?.step ?? (isError && there.trace ? Math.max(0, there.trace.stepCount - 1) : null),
      line: fault?.line ?? answer?.raised?.line ?? null,
      rule: verdict === 'endless' ? 'endless' : isError && !cause && !shown ? answer.raised.name : rule,
      text: isOfKept ? words.check.first.kept(describe()) : describe(),
      move: choice.move,
      shouldBe: fault?.shouldBe ?? null,
    },
    findings: found,
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
function findRightSide({ answers, side }: AskedAll): Side | null {
  if (side !== null) return null;
  const listOwn = (toMove: Side) => answers.filter(({ asked }) => asked.position.toMove === toMove);
  const isRight = (own: typeof answers) =>
    own.length >= MANY && own.every(({ verdict }) => verdict === 'right');
  return (['x', 'o'] as const).find((each) => isRight(listOwn(each))) ?? null;
}
