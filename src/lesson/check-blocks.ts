import { hasGaps, listRight, readBlocks, writeBlock, type BlockExercise } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { readAttribute, type PageElement } from './page-element.ts';
import type { Fence, PageReader } from './page-reader.ts';
import type { ProblemList } from './problems.ts';

/** An exercise of a page, for the build, which can run it to check its claims. */
export interface PageBlocks {
  readonly language: string;
  /** The text of its fence. */
  readonly lines: string;
  readonly given: string;
  readonly call: string;
  readonly position: string;
  readonly reads: string;
  /** Empty for the usual goal. */
  readonly asks: string;
  /** The line of its fence, from 1. */
  readonly line: number;
}

/** Checks all `<ply-blocks>` as far as that is possible without running them. */
export function checkBlocks(
  elements: readonly PageElement[],
  { fences: all }: PageReader,
  problems: ProblemList,
): PageBlocks[] {
  const blockProblems = words.blockProblems;
  const exercises = elements.filter(({ spec }) => spec.name === 'ply-blocks');
  return exercises.flatMap((element): PageBlocks[] => {
    const fences = all.get(element) ?? [];
    const own = fences.at(-1);
    if (!own) {
      problems.add(element.at, blockProblems.noLines());
      return [];
    }
    const language = readAttribute(element, 'language') || 'python';
    for (const [line, text] of listProblems(own.token.text))
      problems.add(findLineOffset(problems.source, own, line), text);
    const [call, position, reads, asks] = ['call', 'position', 'reads', 'asks'].map((name) =>
      readAttribute(element, name),
    );
    return [
      {
        language,
        call,
        position,
        reads,
        asks,
        lines: own.token.text,
        given: writeGiven(fences.slice(0, -1).map(({ token }) => token.text)),
        line: problems.locate(own.at).line,
      },
    ];
  });
}

/** Joins the given texts as the element does. */
function writeGiven(texts: readonly string[]): string {
  return texts.map((text) => text.trim()).join('\n\n\n');
}

/** Lines count from 1 in the fence; 0 is the fence itself. */
function* listProblems(source: string): Generator<[line: number, text: string], void> {
  const blockProblems = words.blockProblems;
  const exercise = readBlocks(source);
  const { blocks } = exercise;
  const right = listRight(exercise).length;
  if (right < 2 && !hasGaps(exercise)) yield [0, blockProblems.fewLines(right)];
  yield* listUneven(source, exercise);
  for (const [at, { insteadOf, belief, line, ...block }] of blocks.entries()) {
    if (insteadOf === null) continue;
    const text = block.parts.join('');
    if (insteadOf >= at) yield [line, blockProblems.noLineBefore()];
    else if (text === writeBlock(blocks[insteadOf])) yield [line, blockProblems.sameLine(text)];
    if (belief !== null && !Object.hasOwn(words.beliefs, belief))
      yield [line, blockProblems.noBelief(belief, Object.keys(words.beliefs))];
    if (hasGaps(exercise)) yield [line, blockProblems.gapsAndWrong()];
  }
}

function* listUneven(source: string, { blocks, unit }: BlockExercise): Generator<[number, string], void> {
  const texts = source.split('\n');
  for (const { line, insteadOf } of blocks) {
    const text = texts[line - 1];
    const lead = /^\s*/.exec(text)![0].length;
    if (insteadOf === null && lead % unit.length > 0)
      yield [line, words.blockProblems.indent(text.trim(), unit.length)];
  }
}

function findLineOffset(source: string, { at }: Fence, line: number): number {
  let offset = at;
  for (let i = 0; i < line; i++) offset = source.indexOf('\n', offset) + 1 || source.length;
  return offset;
}
