import { isLacking, type CallResult } from '../runtime.ts';
import type { Choice, ChoiceReader } from '../findings/choice-reader.ts';
import { namesNoMove } from '../move-in.ts';
import { isOfPlainValue } from '../own-members.ts';
import type { AskedPosition } from './asked-positions.ts';

/**
 * `silent`: it returned nothing, or false, and made no move. `unanswered`: out of time, or not tried. `endless`: ended by
 * another limit.
 */
type AnswerVerdict = 'right' | 'wrong' | 'raised' | 'silent' | 'endless' | 'unread' | 'unanswered';

export interface JudgedAnswer {
  readonly asked: AskedPosition;
  readonly call: string;
  /** Null if there is none. */
  readonly answer: CallResult | null;
  readonly choice: Choice;
  readonly verdict: AnswerVerdict;
}

const NO_CHOICE: Choice = { move: null, winner: null };

/** With at most this many free cells, a program that answers at all answers at once, on any machine. */
const FEW = 3;

export function judgeProgramAnswer(
  asked: AskedPosition,
  call: string,
  answer: CallResult | null,
  reader: ChoiceReader,
): JudgedAnswer {
  if (!answer) return { asked, call, answer, choice: NO_CHOICE, verdict: 'unanswered' };
  const choice = reader.read(answer, asked.position);
  return { asked, call, answer, choice, verdict: findVerdict(asked, call, answer, choice, reader) };
}

function findVerdict(
  { plain, empty, position }: AskedPosition,
  call: string,
  answer: CallResult,
  choice: Choice,
  reader: ChoiceReader,
): AnswerVerdict {
  const { raised, returned, board } = answer;
  if (raised?.limit === 'clock' || (raised?.limit === 'work' && empty > FEW)) return 'unanswered';
  if (isLacking(answer) || isOfPlainValue(raised, reader.reading.source, `${call} ${board}`)) return 'unread';
  if (raised) return raised.limit && raised.limit !== 'crash' ? 'endless' : 'raised';
  if (choice.move !== null) return plain.best.includes(choice.move) ? 'right' : 'wrong';
  if (choice.winner !== null) return choice.winner === plain.score ? 'right' : 'wrong';
  const isSilent = returned !== null && namesNoMove(returned) && !reader.beginsAgain(answer, position);
  return isSilent ? 'silent' : 'unread';
}

/** Whether an answer counts against the program. */
export function isBad({ verdict }: JudgedAnswer): boolean {
  return verdict === 'wrong' || verdict === 'raised' || verdict === 'silent' || verdict === 'endless';
}
