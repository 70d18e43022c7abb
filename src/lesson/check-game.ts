import { ticTacToe } from '../game/index.ts';
import { prepareSearch, readGame, type GameRecord } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { readSettings } from './element-session.ts';
import { readAttribute, listElementIds, findValueOffset, type PageElement } from './page-element.ts';
import type { ProblemList } from './problems.ts';
import { parseProse } from './prose.ts';

/** Throws if a move is not legal. */
export function readPlayedGame(element: PageElement): GameRecord {
  return readGame(prepareSearch(readSettings(element)).position, readAttribute(element, 'moves'));
}

export function checkGame(element: PageElement, hosts: readonly PageElement[], problems: ProblemList): void {
  const played = problems.attempt(findValueOffset(element, 'moves'), () => readPlayedGame(element));
  const wanted = readAttribute(element, 'for');
  const programs = listElementIds(hosts.filter(({ spec }) => spec.hosts === 'program'));
  if (wanted === '') return;
  if (!programs.includes(wanted))
    problems.add(findValueOffset(element, 'for'), words.lessonProblems.forNoProgram(wanted, programs));
  else if (played && played.start.game !== ticTacToe)
    problems.add(
      findValueOffset(element, 'game'),
      words.lessonProblems.programGame(`<${element.spec.name}>`),
    );
}

export function checkCells({ spec, text, at }: PageElement, problems: ProblemList): void {
  if (!parseProse(text).some((part) => typeof part === 'object' && 'cell' in part))
    problems.add(at, words.lessonProblems.noCell(spec.name, text.trim()));
}
