import type { Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { Finding } from '../program.ts';
import {
  blameChooser,
  describeWrongBoards,
  isSometimesRight,
  nameChooserFault,
  tryChoosers,
  type CalledChooser,
  type ChooserResult,
} from './choosers.ts';
import { describeMixed, describeSlow } from './describe-play.ts';
import { conclude, nameAskedFunction } from './conclude.ts';
import { judgeCall, type JudgedCase, type Judgement } from './judge-call.ts';
import { countLarge, MANY, playLarge } from './play-boards.ts';

/** Judges the call of a program and, if its search is right, also the functions that choose a move with it. */
export async function judge(known: JudgedCase): Promise<Judgement> {
  const { program, run, ask, runAt, tellFirst } = known;
  const { judgement, played, asked } = await judgeCall(known);
  const isFaulty = judgement.findings.some(({ kind }) => kind === 'fault');
  if (isFaulty || played.loss || judgement.asked < MANY) return judgement;
  const use = { source: program.source, marks: asked.marks!, side: null, runAt, ask };
  const remarks: Finding[] = [];
  const chosen = await tryChoosers(run, use, (called) => judgeChooser(known, called, judgement, remarks));
  if (chosen.found) return chosen.found;
  const add = (own: Judgement) => ({
    ...own,
    text: [own.text, ...chosen.said].join(' '),
    findings: [...own.findings, ...remarks],
  });
  const more = tellFirst ? countLarge(played) : 0;
  if (more === 0) return add(judgement);
  tellFirst!(add(judgement), more);
  return add(await conclude(asked, await playLarge(played, asked.run.call, asked.reader!, ask)));
}

/** Finds the whole judgement if a function chooses a worse move although the search is right. */
async function judgeChooser(
  known: JudgedCase,
  chooser: CalledChooser,
  own: Judgement,
  remarks: Finding[],
): Promise<ChooserResult<Judgement> | null> {
  const { program, run, ask, runAt, doInParts } = known;
  const said = words.judgement.choosers;
  const { name, position } = chooser;
  const judged = await judgeCall({
    program: { ...program, call: chooser.call, position },
    run: chooser.run,
    ask,
    side: chooser.triesOther ? position.toMove : null,
    runAt,
    ...(doInParts && { doInParts }),
  });
  const { asked: prepared, played } = judged;
  if (prepared.reason !== null) return null;
  const searchName = nameAskedFunction(run);
  const { findings } = judged.judgement;
  const blame = (judgement: Judgement, toMove: Side) => {
    const at = nameChooserFault(chooser, [...findings, ...(judgement.smallest?.findings ?? [])]);
    const reason = blameChooser(chooser, searchName, at, toMove);
    const text = `${said.searchIsRight(searchName, own.asked, own.isMoves)} ${reason}`;
    const fault = { kind: 'fault', step: null, shouldBe: null, text, ...at } as const;
    const asked = judgement.asked || own.asked;
    // The calls of a right search only show what they got.
    const others = judgement.smallest?.findings.filter(({ rule }) => rule !== 'wrong-mark') ?? [];
    const smallest = judgement.smallest && { ...judgement.smallest, findings: [fault, ...others] };
    return { found: { ...judgement, asked, findings: [fault, ...own.findings], smallest }, said: [] };
  };
  const wrongBoards = describeWrongBoards(chooser, searchName, played.loss ? [] : findings);
  if (wrongBoards !== null) {
    const smallest = { position, run: chooser.run, findings };
    return blame({ ...judged.judgement, text: wrongBoards, isLosing: true, smallest }, position.toMove);
  }
  if (!played.isMoves) return null;
  const { loss, judgement } = await findChoice(judged, runAt);
  // An error may come from what the program sets up elsewhere, before it calls the function.
  if (loss?.answer.raised) return null;
  if (!loss && judgement.asked === 0) return null;
  if (!loss) {
    remarks.push(...describeMixed(played), ...describeSlow(played.slow, prepared.reading!));
    return { found: null, said: [said.right(name, judgement.asked)] };
  }
  if (judgement.smallest === null || !judgement.isLosing) return { found: null, said: [judgement.text] };
  if (await isSometimesRight(loss, prepared.reader!, ask))
    return { found: null, said: [said.byChance(name)] };
  return blame(judgement, loss.position.toMove);
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
