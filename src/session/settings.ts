import { parsePosition, type Position } from '../game/index.ts';
import { resolveOptions, type SearchOptions } from '../search/index.ts';
import { words } from '../words/index.ts';

/**
 * What determines a search, as the texts that attributes of elements and addresses hold. A setting that is absent or
 * empty has its default. `tree` is an explicit tree instead of a position.
 */
export type Settings = { readonly [name in SettingName]?: string | undefined };

/** The names of the settings, as they are written in attributes and addresses. */
export const settingNames = [
  'position',
  'tree',
  'to-move',
  'algorithm',
  'scoring',
  'win',
  'depth-from',
  'max',
  'order',
] as const;

/** The name of a setting. */
export type SettingName = (typeof settingNames)[number];

/** The position and the options that settings stand for. Throws on any that is invalid, and says why. */
export function prepare(settings: Settings): { position: Position; options: SearchOptions } {
  const toMove = settings['to-move'] || undefined;
  if (toMove !== undefined && toMove !== 'x' && toMove !== 'o')
    throw new TypeError(words.errors.toMove(toMove));
  const position = parsePosition(settings.tree || settings.position || '.../.../...', { toMove });
  const { algorithm, scoring, win, 'depth-from': depthFrom, max, order = '' } = settings;
  const isList = /^\d+([\s,]+\d+)*$/.test(order);
  const given = {
    algorithm,
    scoring,
    win: win && Number(win),
    depthFrom,
    max,
    order: isList ? order.split(/[\s,]+/).map(Number) : order,
  };
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as SearchOptions;
  resolveOptions(options, position);
  return { position, options };
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
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { settings: valid, problems };
}
