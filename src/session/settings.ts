import {
  parseGame,
  parseLeafTree,
  parsePosition,
  ticTacToe,
  type Position,
  type Side,
} from '../game/index.ts';
import { resolveOptions, type SearchOptions } from '../search/index.ts';
import { messageOf, words } from '../words/index.ts';

/**
 * What determines a search, as the texts that attributes of elements and addresses hold. A setting that is absent or
 * empty has its default. `tree` is an explicit tree instead of a position; `game` without either is its start. Which
 * `iteration` of a deepening search is walked through, the last or another, does not determine what is searched.
 */
export type Settings = { readonly [name in SettingName]?: string | undefined };

/** The names of the settings, as they are written in attributes and addresses. */
export const settingNames = [
  'game',
  'position',
  'tree',
  'to-move',
  'algorithm',
  'scoring',
  'win',
  'depth-from',
  'max',
  'order',
  'memo',
  'merge-moves',
  'depth-limit',
  'deepening',
  'iteration',
  'max-nodes',
  'code',
] as const;

/** The name of a setting. */
export type SettingName = (typeof settingNames)[number];

/** The settings that say what is searched; all others say how. */
const subjectNames: readonly SettingName[] = ['game', 'position', 'tree', 'to-move'];

/** The names of the settings that say how a position is searched. */
export const optionNames = settingNames.filter(
  (name) => !subjectNames.includes(name) && name !== 'iteration',
);

/** Options as one text holds them, `scoring=depth depth-from=move`. Throws on what is no option, or there twice. */
export function readOptions(text: string): Settings {
  const options: { [name in SettingName]?: string } = {};
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, written = part, value = ''] = /^([^=]*)=(.*)$/.exec(part) ?? [];
    const name = optionNames.find((known) => known === written);
    if (!name || !value) throw new SyntaxError(words.errors.optionText(text, written, optionNames));
    if (options[name]) throw new SyntaxError(words.errors.optionTwice(text, name));
    options[name] = value;
  }
  return options;
}

/** Options as one text that `readOptions` reads, in the order of `settingNames`. */
export function writeOptions(options: Settings): string {
  return optionNames.flatMap((name) => (options[name] ? [`${name}=${options[name]}`] : [])).join(' ');
}

/** The position and the options that settings stand for. Throws on any that is invalid, and says why. */
export function prepare(settings: Settings): { position: Position; options: SearchOptions } {
  const toMove = settings['to-move'] || undefined;
  if (toMove !== undefined && toMove !== 'x' && toMove !== 'o')
    throw new TypeError(words.errors.toMove(toMove));
  const position = positionOf(settings, toMove);
  const options = optionsOf(settings);
  resolveOptions(options, position);
  const { iteration } = settings;
  if (iteration && !(options.deepening && /^[1-9]\d?$/.test(iteration)))
    throw new RangeError(words.errors.iteration(iteration));
  return { position, options };
}

/** The options that settings stand for, not yet held against a position. */
export function optionsOf(settings: Settings): SearchOptions {
  const { algorithm, scoring, win, 'depth-from': depthFrom, max, order = '' } = settings;
  const isList = /^\d+([\s,]+\d+)*$/.test(order);
  const given = {
    algorithm,
    scoring,
    win: valueOf(win),
    depthFrom,
    max,
    order: isList ? order.split(/[\s,]+/).map(Number) : order,
    memo: valueOf(settings.memo),
    mergeMoves: valueOf(settings['merge-moves']),
    depthLimit: valueOf(settings['depth-limit']),
    deepening: valueOf(settings.deepening),
    maxNodes: valueOf(settings['max-nodes']),
    code: settings.code,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** The explicit tree or the position that is set; or else the start of the game that is, tic-tac-toe's without one. */
function positionOf({ tree, position, game }: Settings, toMove: Side | undefined): Position {
  if (tree) return parseLeafTree(tree, toMove);
  if (position) return parsePosition(position, { toMove, game: game || undefined });
  const start = (game ? parseGame(game) : ticTacToe).start();
  return toMove ? { ...start, toMove } : start;
}

/** The number or truth value that a text spells, and else the text itself, for the options to refuse. */
function valueOf(text: string | undefined): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return text && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Keeps the settings that are valid, in the order of `settingNames`, and says what is wrong with each of the others. */
export function validSettings(settings: Settings): { settings: Settings; problems: string[] } {
  let valid: Settings = {};
  const problems: string[] = [];
  for (const name of settingNames) {
    if (!settings[name]) continue;
    const candidate = { ...valid, [name]: settings[name] };
    try {
      prepare(candidate);
      valid = candidate;
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return { settings: valid, problems };
}
