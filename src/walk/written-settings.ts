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
  pickOptions,
  resolveOptions,
  settings as searchSettings,
  toKebabCase,
  type ResolvedOptions,
  type SearchOptions,
  type SettingTable,
  type KebabCase,
  type Trace,
} from '../search/index.ts';
import { describeError, words } from '../words/index.ts';

export type SettingName = KebabCase<keyof typeof searchSettings>;

/** Absent or empty is the default. `game` alone means its start; `iteration` only picks a pass to walk. */
export type Settings = { readonly [name in SettingName]?: string | undefined };

export function listSettingNames(table: SettingTable): readonly SettingName[] {
  return Object.keys(table).map((name) => toKebabCase(name) as SettingName);
}

export const settingNames = listSettingNames(searchSettings);

/** Reads `scoring=depth depth-from=move`. Throws a `SyntaxError` on an unknown or repeated option. */
export function readOptions(text: string, table: SettingTable = searchOptions): Settings {
  const known = listSettingNames(table);
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

/** Reads options separated by bars: `algorithm=alpha-beta | algorithm=alpha-beta order=best`. */
export function readRivals(text: string): Settings[] {
  return text
    .split('|')
    .filter((each) => each.trim())
    .map((each) => readOptions(each));
}

export function writeOptions(options: Settings): string {
  return listSettingNames(searchOptions)
    .flatMap((name) => (options[name] ? [`${name}=${options[name]}`] : []))
    .join(' ');
}

export interface PreparedSearch {
  readonly settings: Settings;
  readonly position: Position;
  readonly options: SearchOptions;
  readonly resolved: ResolvedOptions;
}

/** Parses settings. Throws on the first invalid one, with a message for the reader. */
export function prepareSearch(settings: Settings, table: SettingTable = searchOptions): PreparedSearch {
  const toMove = settings['to-move'] || undefined;
  if (toMove !== undefined && toMove !== 'x' && toMove !== 'o')
    throw new TypeError(words.errors.toMove(toMove));
  const position = parseSettingsPosition(settings, toMove);
  const options = parseOptions(settings, table);
  const resolved = resolveOptions(options, position, table);
  const { iteration, program } = settings;
  const others = program ? Object.keys(options).map(toKebabCase) : [];
  if (program && others.length > 0) throw new RangeError(words.errors.programOptions(program, others));
  if (iteration && !(options.deepening && /^[1-9]\d?$/.test(iteration)))
    throw new RangeError(words.errors.iteration(iteration));
  return { settings, position, options, resolved };
}

export function parseOptions(settings: Settings, table: SettingTable = searchOptions): SearchOptions {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, option]) => {
      const text = settings[toKebabCase(name) as SettingName];
      return text ? [[name, option.read(text)]] : [];
    }),
  );
}

function parseSettingsPosition({ tree, position, game }: Settings, toMove: Side | undefined): Position {
  if (tree) return parseLeafTree(tree, toMove);
  if (position) return parsePosition(position, { toMove, game: game || undefined });
  const start = (game ? parseGame(game) : ticTacToe).start();
  return toMove ? { ...start, toMove } : start;
}

/** Keeps the settings that are valid together, in the order of the table; `problems` explains each one dropped. */
export function keepValidSettings(
  settings: Settings,
  table: SettingTable = searchSettings,
): { settings: Settings; problems: string[] } {
  const options = pickOptions(table);
  let valid: Settings = {};
  const problems: string[] = [];
  for (const name of listSettingNames(table)) {
    if (!settings[name]) continue;
    const candidate = { ...valid, [name]: settings[name] };
    try {
      prepareSearch(candidate, options);
      valid = candidate;
    } catch (error) {
      problems.push(describeError(error));
    }
  }
  return { settings: valid, problems };
}

/** The passes of iterative deepening, shallowest first; for any other search only itself. */
export function listIterations(trace: Trace): readonly Trace[] {
  return [...trace.earlier, trace];
}

/** A pass of iterative deepening by its number from 1; else the last one. */
export function findIteration(trace: Trace, iteration: string | undefined): Trace {
  const all = listIterations(trace);
  return all[Math.min(Number(iteration) || all.length, all.length) - 1];
}
