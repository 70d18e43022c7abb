import type { MnkPosition } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { Finding } from '../program.ts';
import type { MarkNames } from '../read-cells.ts';
import {
  brokenBoards,
  isSometimesRight,
  listChoosers,
  MOST_CHOOSERS,
  repeatsBoard,
  runChooser,
  type Chooser,
} from './choosers.ts';
import {
  conclude,
  judgeCall,
  MANY,
  nameSearch,
  type AskedCase,
  type JudgedCase,
  type Judgement,
} from './judge-call.ts';
import { countLarge, playLarge } from './play.ts';

/** Judges the call of a program and, if its search is right, also the functions that choose a move with it. */
export async function judge(known: JudgedCase): Promise<Judgement> {
  const { ask, tellFirst } = known;
  const { judgement, played, asked } = await judgeCall(known);
  const isFaulty = judgement.findings.some(({ kind }) => kind === 'fault');
  if (isFaulty || played.loss || judgement.asked < MANY) return judgement;
  const chosen = await judgeChoosers(known, asked, judgement);
  if (chosen.wrong) return chosen.wrong;
  const add = (own: Judgement) => ({ ...own, text: [own.text, ...chosen.said].join(' ') });
  const more = tellFirst ? countLarge(played) : 0;
  if (more === 0) return add(judgement);
  tellFirst!(add(judgement), more);
  return add(await conclude(asked, await playLarge(played, asked.run.call, asked.reader!, ask)));
}

interface ChooserResult {
  /** The whole judgement, if a function chooses a worse move although the search is right. */
  readonly wrong: Judgement | null;
  /** Sentences on what was tried and what was not. */
  readonly said: readonly string[];
}

/** Tries functions that call the search themselves; others only if none of those answers with moves. */
async function judgeChoosers(
  known: JudgedCase,
  { marks }: AskedCase,
  own: Judgement,
): Promise<ChooserResult> {
  const said: string[] = [];
  let isTried = false;
  for (const chooser of listChoosers(known.run).slice(0, MOST_CHOOSERS)) {
    if (isTried && !chooser.isDirect) break;
    const result = await judgeChooser(known, chooser, marks!, own);
    if (result?.wrong) return result;
    isTried ||= result !== null;
    if (result) said.push(...result.said);
    else if (chooser.isDirect) said.push(words.judgement.choosers.untried(chooser.name, chooser.offer));
  }
  return { wrong: null, said };
}

/** Null if it does not answer with moves. */
async function judgeChooser(
  known: JudgedCase,
  { name, line, offer }: Chooser,
  marks: MarkNames,
  own: Judgement,
): Promise<ChooserResult | null> {
  const { program, run, ask, runAt, tellTotal, doInParts } = known;
  if (!offer || offer.missing.length > 0) return null;
  const written = run.trace!.root as MnkPosition;
  const search = { written, source: program.source, marks, reading: run.reading };
  const called = await runChooser(offer, search, { runAt, ask });
  if (!called) return null;
  const said = words.judgement.choosers;
  const judged = await judgeCall({
    program: { ...program, call: called.call, position: called.position },
    run: called.run,
    ask,
    runAt,
    ...(doInParts && { doInParts }),
    tellTotal: (total) => tellTotal?.(own.asked + total),
  });
  const { asked: prepared, played } = judged;
  if (prepared.reason !== null) return null;
  const board = called.position.game.format(called.position);
  const searchName = nameSearch(run);
  const blame = (judgement: Judgement, reason: string, at: Pick<Finding, 'line' | 'isLineWrong'>) => {
    const text = `${said.searchIsRight(searchName, own.asked, own.isMoves)} ${reason}`;
    const fault = { kind: 'fault', rule: 'wrong-chooser', step: null, shouldBe: null, text, ...at } as const;
    const asked = judgement.asked || own.asked;
    // The calls of a right search only show what they got.
    const others = judgement.smallest?.findings.filter(({ rule }) => rule !== 'wrong-mark') ?? [];
    const smallest = judgement.smallest && { ...judgement.smallest, findings: [fault, ...others] };
    return { wrong: { ...judgement, asked, findings: [fault, ...own.findings], smallest }, said: [] };
  };
  const atHead = { line, isLineWrong: false };
  const { findings } = judged.judgement;
  const broken = findings.find((each) => each.kind === 'fault' && brokenBoards.includes(each.rule));
  const idle = repeatsBoard(called.run);
  if (idle || (broken && !played.loss)) {
    const smallest = { position: called.position, run: called.run, findings };
    const text = idle ? said.asksTheSame(name, searchName, board) : said.leavesMarks(name, board);
    const judgement = { ...judged.judgement, text, isLosing: true, smallest };
    return blame(judgement, said.wrong(name, searchName), atHead);
  }
  if (!played.isMoves) return null;
  const { loss, judgement } = await findChoice(judged, runAt);
  // An error may come from what the program sets up elsewhere, before it calls the function.
  if (loss?.answer.raised) return null;
  if (!loss) return judgement.asked === 0 ? null : { wrong: null, said: [said.right(name, judgement.asked)] };
  if (judgement.smallest === null || !judgement.isLosing) return { wrong: null, said: [judgement.text] };
  if (await isSometimesRight(loss, prepared.reader!, ask))
    return { wrong: null, said: [said.byChance(name)] };
  const turn = [...judgement.smallest.findings, ...findings].find(({ rule }) => rule === 'wrong-turn');
  return turn?.line
    ? blame(judgement, said.wrongTurn(name, searchName, turn.line, loss.position.toMove), {
        line: turn.line,
        isLineWrong: true,
      })
    : blame(judgement, said.wrong(name, searchName), atHead);
}

/** The worse choice. No answer is one too, where a run shows that the search was called. */
async function findChoice(
  { asked, played, judgement }: Awaited<ReturnType<typeof judgeCall>>,
  runAt: JudgedCase['runAt'],
) {
  const { loss, silence } = played;
  if (loss || !silence) return { loss, judgement };
  const { trace } = await runAt(silence.position, silence.call);
  if (!trace || trace.length < 2) return { loss: null, judgement: { ...judgement, asked: 0 } };
  return { loss: silence, judgement: await conclude(asked, { ...played, loss: silence }) };
}
