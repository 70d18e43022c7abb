import {
  parseGame,
  parseLeafTree,
  parsePosition,
  ticTacToe,
  type Position,
  type Side,
} from '../game/index.ts';
import {
  options as searchOptions,
  optionsIn,
  resolveOptions,
  settings as searchSettings,
  written,
  type ResolvedOptions,
  type SearchOptions,
  type SettingTable,
  type Written,
  type Trace,
} from '../search/index.ts';
import { messageOf, words } from '../words/index.ts';

/** The name of a setting, as it is written in attributes and addresses. */
export type SettingName = Written<keyof typeof searchSettings>;

/**
 * What determines a search, as the texts that attributes of elements and addresses hold. A setting that is absent or
 * empty has its default. `tree` is an explicit tree instead of a position; `game` without either is its start. Which
 * `iteration` of a deepening search is walked through, the last or another, does not determine what is searched.
 */
export type Settings = { readonly [name in SettingName]?: string | undefined };

/** The names of the settings of a table, as they are written. */
export function namesOf(table: SettingTable): readonly SettingName[] {
  return Object.keys(table).map((name) => written(name) as SettingName);
}

/** The names of all settings of a search. */
export const settingNames = namesOf(searchSettings);

/**
 * Options as one text holds them, `scoring=depth depth-from=move`. Throws on what is no option, is there twice, or can
 * never have that value.
 */
export function readOptions(text: string, table: SettingTable = searchOptions): Settings {
  const known = namesOf(table);
  const options: { [name in SettingName]?: string } = {};
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, name = part, value = ''] = /^([^=]*)=(.*)$/.exec(part) ?? [];
    const found = known.find((each) => each === name);
    if (!found || !value) throw new SyntaxError(words.errors.optionText(text, name, known));
    if (options[found]) throw new SyntaxError(words.errors.optionTwice(text, name));
    options[found] = value;
  }
  return options;
}

/** Options as one text that `readOptions` reads, in the order of the table. */
export function writeOptions(options: Settings, table: SettingTable = searchOptions): string {
  return namesOf(table)
    .flatMap((name) => (options[name] ? [`${name}=${options[name]}`] : []))
    .join(' ');
}

/** A search that is set up and not yet run: its position, and its options as they are set and with their defaults. */
export interface PreparedSearch {
  readonly settings: Settings;
  readonly position: Position;
  readonly options: SearchOptions;
  readonly resolved: ResolvedOptions;
}

/** Reads what settings stand for. Throws on any that is invalid, and says why. */
export function prepare(settings: Settings, table: SettingTable = searchOptions): PreparedSearch {
  const toMove = settings['to-move'] || undefined;
  if (toMove !== undefined && toMove !== 'x' && toMove !== 'o')
    throw new TypeError(words.errors.toMove(toMove));
  const position = positionOf(settings, toMove);
  const options = optionsOf(settings, table);
  const resolved = resolveOptions(options, position, table);
  const { iteration } = settings;
  if (iteration && !(options.deepening && /^[1-9]\d?$/.test(iteration)))
    throw new RangeError(words.errors.iteration(iteration));
  return { settings, position, options, resolved };
}

/** The options that settings stand for, not yet held against a position. */
export function optionsOf(settings: Settings, table: SettingTable = searchOptions): SearchOptions {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, option]) => {
      const text = settings[written(name) as SettingName];
      return text ? [[name, option.read(text)]] : [];
    }),
  );
}

/** The explicit tree or the position that is set; or else the start of the game that is, tic-tac-toe's without one. */
function positionOf({ tree, position, game }: Settings, toMove: Side | undefined): Position {
  if (tree) return parseLeafTree(tree, toMove);
  if (position) return parsePosition(position, { toMove, game: game || undefined });
  const start = (game ? parseGame(game) : ticTacToe).start();
  return toMove ? { ...start, toMove } : start;
}

/** Keeps the settings that are valid, in the order of the table, and says what is wrong with each of the others. */
export function validSettings(
  settings: Settings,
  table: SettingTable = searchSettings,
): { settings: Settings; problems: string[] } {
  const options = optionsIn(table);
  let valid: Settings = {};
  const problems: string[] = [];
  for (const name of namesOf(table)) {
    if (!settings[name]) continue;
    const candidate = { ...valid, [name]: settings[name] };
    try {
      prepare(candidate, options);
      valid = candidate;
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return { settings: valid, problems };
}

/** The searches of an iterative deepening, the shallowest first; of any other search only itself. */
export function iterationsOf(trace: Trace): readonly Trace[] {
  return [...trace.earlier, trace];
}

/** The one of these searches that a setting names, counted from 1; the last without one, and beyond the last. */
export function iterationOf(trace: Trace, iteration: string | undefined): Trace {
  const all = iterationsOf(trace);
  return all[Math.min(Number(iteration) || all.length, all.length) - 1];
}
