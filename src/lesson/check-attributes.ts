import { parseGame, parseLeafTree, parsePosition } from '../game/index.ts';
import { settings, type Setting } from '../search/index.ts';
import { readOptions, readRivals } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { findBoardProblem, readProgramBoard } from './check-board.ts';
import type { AttributeSpec } from './element-spec.ts';
import { readAttribute, findValueOffset, type PageElement } from './page-element.ts';
import type { ProblemList } from './problems.ts';

/** Returns whether all are right. `for`, `node`, `step`, `what` and `moves` depend on others and are checked there. */
export function checkAttributes(element: PageElement, problems: ProblemList): boolean {
  let isRight = !element.isMisread;
  const fail = (at: number, text: string) => {
    isRight = false;
    problems.add(at, text);
  };
  for (const attribute of element.spec.attributes) {
    const { name } = attribute;
    if (!element.attributes.has(name)) {
      if (attribute.isRequired)
        fail(element.at, words.lessonProblems.missingAttribute(element.spec.name, name));
      continue;
    }
    try {
      checkValue(attribute, readAttribute(element, name), element);
    } catch (error) {
      fail(findValueOffset(element, name), (error as Error).message);
    }
  }
  // Progress is saved under its id.
  const { asks, hosts, name } = element.spec;
  const isKept = readAttribute(element, 'asks') !== '' || (asks === 'always' && hosts !== null);
  if (isKept && !element.attributes.has('id'))
    fail(element.at, words.lessonProblems.missingAttribute(name, 'id'));
  const others = element.spec.session === 'or position' ? ['tree', 'for'] : ['tree'];
  for (const other of others) {
    if (element.attributes.has('position') && element.attributes.has(other))
      fail(findValueOffset(element, other), words.lessonProblems.conflict('position', other));
  }
  return isRight;
}

function checkValue({ name, kind }: AttributeSpec, value: string, element: PageElement): void {
  if (typeof kind === 'object') {
    if ('setting' in kind) return checkSetting(name, value, kind.setting, element);
    if ('names' in kind) return checkName(name, value, kind.names);
    if ('upTo' in kind) return checkCount(name, value, kind.upTo);
    for (const item of value.split(/\s+/).filter(Boolean)) checkName(name, item, kind.list);
    return;
  }
  if (kind === 'boolean' && value !== '')
    throw new RangeError(words.lessonProblems.booleanValue(name, value));
  if (kind === 'game' || kind === 'position') checkSetting(name, value, settings[kind], element);
  if (kind === 'options') readOptions(value);
  if (kind === 'rivals') readRivals(value);
}

function checkSetting(name: string, value: string, setting: Setting, element: PageElement): void {
  const toMove = readAttribute(element, 'to-move');
  const side = toMove === 'x' || toMove === 'o' ? toMove : undefined;
  if (setting.kind === 'game') parseGame(value);
  else if (setting.kind === 'position') {
    const game = readAttribute(element, 'game');
    if (!isGame(game)) return;
    const { name: tag, hosts, needsMoves, attributes } = element.spec;
    const read = () => parsePosition(value, { toMove: side, game: game || undefined });
    const problem = findBoardProblem(hosts === 'program' ? readProgramBoard(read) : read(), {
      place: `<${tag}>`,
      isTurnWritten: side !== undefined,
      needsMoves: needsMoves === true,
      isImpossible: attributes.some((each) => each.name === 'impossible')
        ? element.attributes.has('impossible')
        : null,
    });
    if (problem !== null) throw new RangeError(problem);
  } else if (setting.kind === 'tree') parseLeafTree(value, side);
  else setting.check(name, setting.read(value));
}

/** A wrong game is reported at its own attribute. */
function isGame(text: string): boolean {
  try {
    return text === '' || parseGame(text) !== null;
  } catch {
    return false;
  }
}

function checkName(name: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) throw new RangeError(words.lessonProblems.attributeValue(name, value, known));
}

function checkCount(name: string, value: string, largest: number): void {
  const isCount = /^[1-9]\d*$/.test(value) && Number(value) <= largest;
  if (!isCount) throw new RangeError(words.errors.optionCount(name, value, largest));
}
