import { defaultNaming, isMoveText, type Position } from '../../game/index.ts';
import type { Suggestion } from '../../elements/editor/suggestion-list.ts';
import { search, settings as table, toKebabCase as nameOf, type Trace } from '../../search/index.ts';
import { findIteration, prepareSearch, stateAt, valueForms, type Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

const suggestions = words.suggestions;

/** Searches with more nodes get no list of steps, which would be too long to read. */
const MOST = 300;

export function readTagSettings(tag: string): Settings {
  const given = new Map(
    [...tag.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, text = '']) => [name, text]),
  );
  return Object.fromEntries(
    Object.entries(table).flatMap(([property, { bare }]) => {
      const name = nameOf(property);
      return given.has(name) ? [[name, given.get(name) || bare]] : [];
    }),
  );
}

/** The moves that may follow a path, by the cell names that lessons use. */
export function suggestMoves(settings: Settings, path: string): readonly Suggestion[] {
  const position = findPosition(settings, path);
  if (!position) return [];
  const { game, toMove } = position;
  return game.moves(position).map((move) => {
    const label = game.moveName(move, defaultNaming);
    return {
      label,
      doc: game.isAbstract ? suggestions.branch(label) : suggestions.move(toMove, label),
      behind: 0,
    };
  });
}

/** Null if a move of the path is not legal. Moves are numbers or names. */
function findPosition(settings: Settings, path: string): Position | null {
  const start = runOrNull(() => prepareSearch(settings).position);
  const moves = path.split(',').map((each) => each.trim());
  return moves
    .filter((each) => each !== '')
    .reduce<Position | null>((position, text) => {
      const move = position?.game.moves(position).find((each) => isMoveText(position.game, each, text));
      return position && move !== undefined ? position.game.play(position, move) : null;
    }, start);
}

/** Empty if the search is too large to list. */
export function suggestSteps(settings: Settings): readonly Suggestion[] {
  const trace = runOrNull(() => runSmallSearch(settings));
  if (!trace) return [];
  return Array.from({ length: trace.stepCount }, (_, step) => ({
    label: `${step}`,
    doc: stateAt(trace, step).sentence,
  }));
}

function runSmallSearch(settings: Settings): Trace | null {
  const { position, options } = prepareSearch(settings);
  const trace = search(position, { ...options, maxNodes: MOST });
  return trace.stopped === null ? findIteration(trace, settings.iteration) : null;
}

/** Completes a question to a search: a name, a field of a node, or the moves that lead to the node. */
export function suggestValues(written: string, settings: Settings): readonly [written: string, Suggestion[]] {
  const path = /^node\(([^()]*)$/.exec(written)?.[1];
  if (path !== undefined) {
    const [before, last] = splitAtLastComma(path);
    return [last, [...suggestMoves(settings, before)]];
  }
  const [, subject, field] = /^(root|node\([^()]*\)|ply\(\d+\)|lens\(\w+\))\.(\w*)$/.exec(written) ?? [];
  const kind = subject?.replace(/\(.*\)/, (inner) => (subject.startsWith('lens') ? inner : '(…)'));
  if (kind !== undefined) {
    const fields = valueForms
      .filter((form) => form.startsWith(`${kind}.`))
      .map((form) => form.slice(kind.length + 1));
    return [field, fields.map((label) => ({ label, doc: suggestions.field(subject) }))];
  }
  const beginnings = valueForms.map((form) => /^(?:root\.|\w+\((?=…))/.exec(form)?.[0] ?? form);
  return [
    written,
    [...new Set(beginnings)].map((label) => ({ label, doc: suggestions.asked, ...goesOn(label) })),
  ];
}

export function splitAtLastComma(text: string): readonly [before: string, last: string] {
  const at = text.lastIndexOf(',') + 1;
  return [text.slice(0, at), text.slice(at).trimStart()];
}

/** If the label must go on, the cursor stays inside the quotes. */
const goesOn = (label: string) => (/[.(]$/.test(label) ? { behind: 0 } : {});

/** Null if it throws: a lesson being written may describe no valid search. */
function runOrNull<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
