import type { MnkPosition } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { Finding, Program, ProgramRun } from '../program.ts';
import { ChoiceReader } from './choices.ts';
import { makeAskHelper, judgeHelpers, findMarks } from './helpers.ts';
import { judgeTrace } from './judge-trace.ts';
import { playAll, type AskProgram, type Loss, type Play } from './play.ts';
import { Reading } from './reading.ts';
import { nameMove } from './rule.ts';
import { stopsAtDepth } from './search-rules.ts';

export interface JudgedCase {
  readonly program: Program;
  readonly run: ProgramRun;
  readonly ask: AskProgram;
  readonly runAt: (position: MnkPosition, call: string) => Promise<ProgramRun>;
}

export interface Judgement {
  /** How it plays, in a sentence. Never that it is right, only in how many positions it was. */
  readonly text: string;
  readonly isLosing: boolean;
  readonly asked: number;
  /** It chose moves, and did not just say what positions are worth. */
  readonly isMoves: boolean;
  /** The most useful first. Steps are those of the judged trace. */
  readonly findings: readonly Finding[];
  readonly smallest: {
    readonly position: MnkPosition;
    readonly run: ProgramRun;
    readonly findings: readonly Finding[];
  } | null;
}

/** Enough positions to say that a program plays right, whatever its inner calls return. */
const MANY = 100;

/** Judges the calls, the choices in many positions and, if something is wrong, the helpers on every board. */
export async function judge({ program, run, ask, runAt }: JudgedCase): Promise<Judgement> {
  const { trace } = run;
  const own = trace ? judgeTrace(trace, program.source) : [];
  const marks = await findMarks(ask);
  const reading = trace && new Reading(trace, program.source);
  const play: Play =
    reading && marks
      ? await playAll(run.call, new ChoiceReader(reading, marks), ask)
      : { asked: 0, isMoves: false, loss: null };
  const { loss, asked, isMoves } = play;
  const isWrong = loss !== null || asked === 0 || own.some(({ kind }) => kind === 'fault');
  const causes =
    isWrong && marks ? await judgeHelpers(makeAskHelper(program, marks, reading?.max ?? 'x', ask)) : [];
  const playsRight = loss === null && isMoves && asked >= MANY;
  const findings = [
    ...causes,
    ...own.map((each) =>
      playsRight && each.rule !== 'late-win' ? { ...each, kind: 'remark' as const } : each,
    ),
  ];
  if (!loss) {
    const { unread, moves, values } = words.judgement;
    const text = asked === 0 ? unread() : isMoves ? moves(asked) : values(asked);
    return { text, isLosing: false, asked, isMoves, findings, smallest: null };
  }
  const there = await runAt(loss.position, loss.call);
  const isShallow = there.trace !== null && there.trace.length > 0 && stopsAtDepth(new Reading(there.trace));
  const text = describeLoss(loss, asked);
  return {
    text: isShallow ? words.judgement.shallow(text) : text,
    isLosing: !isShallow,
    asked,
    isMoves,
    findings,
    smallest: {
      position: loss.position,
      run: there,
      findings: there.trace ? judgeTrace(there.trace, program.source, reading?.max) : [],
    },
  };
}

function describeLoss({ position, choice, answer, value, after }: Loss, asked: number): string {
  const { loses, illegal, misjudges, raises } = words.judgement;
  const board = position.game.format(position);
  const side = position.toMove;
  if (answer.raised) return raises({ board, ...answer.raised });
  if (choice.move === null) return misjudges({ asked, board, side, value, winner: choice.winner! });
  const move = nameMove(choice.move);
  return after === null ? illegal({ board, move }) : loses({ asked, board, side, value, move, after });
}
