import { nameChoice, readChoiceName } from '../../elements/by-hand/choice-name.ts';
import type { PlyByHand } from '../../elements/by-hand/ply-by-hand.ts';
import { preference } from '../../elements/kit/preferences.ts';
import { isMistake } from '../../program/starts/mistakes.ts';
import { buildPad, explainPress } from '../../walk/index.ts';
import { words, type Belief } from '../../words/index.ts';
import type { Asking } from './asking.ts';

/** The choice that is open in a search by hand; null once all are made. */
export function readHandAsking(element: PlyByHand): Asking | null {
  const at = element.openChoice;
  return at === null ? null : makeHandAsking(element, at);
}

/**
 * A choice of a search by hand, by its name, however far the search has got on this page; null for any other question.
 */
export function findHandAsking(lesson: ParentNode, name: string): Asking | null {
  const read = readChoiceName(name);
  const element = read && lesson.querySelector<PlyByHand>(`ply-by-hand#${CSS.escape(read.search)}`);
  return element ? makeHandAsking(element, read.at) : null;
}

function makeHandAsking(element: PlyByHand, at: number): Asking {
  const readPad = () => {
    const open = element.findDecision(at);
    return open && { ...open, ...buildPad(open.trace, open.decision, preference('naming')) };
  };
  const findChoice = (id: string) => readPad()?.choices.find((each) => each.id === id);
  const judge = (id: string) => findChoice(id)?.isRight ?? false;
  const findBelief = (id: string): Belief | null => {
    const open = readPad();
    if (!open || (findChoice(id)?.isRight ?? true)) return null;
    return explainPress(open.trace, open.decision, id, preference('naming')).belief;
  };
  return {
    element,
    drawing: null,
    name: nameChoice(element.id, at),
    isOffered: at > 0,
    text: () => [new Text(readPad()?.question.text ?? '')],
    get tally() {
      const pad = readPad();
      return (
        pad && {
          all: pad.choices.map(({ id }) => id),
          isFalling: false,
          read: (given: string) => (findChoice(given) ? [given] : null),
        }
      );
    },
    label: (id) => findChoice(id)?.name ?? id,
    isRight: judge,
    isWholeRight: judge,
    right: () => (readPad()?.choices ?? []).flatMap(({ id, isRight }) => (isRight ? [id] : [])),
    way(id) {
      const belief = findBelief(id);
      return belief ? words.beliefs[belief] : '';
    },
    mistake(id) {
      const belief = findBelief(id);
      return belief && isMistake(belief) ? belief : null;
    },
    reveal() {},
  };
}
