import { checkCombination } from './check-options.ts';
import type { Setting } from './setting-kinds.ts';
import { options as table, type SettingTable } from './settings.ts';
import type { Position } from '../game/index.ts';
import { words } from '../words/index.ts';

type GivenValue<S> = S extends Setting<infer G> ? G : never;
type ResolvedValue<S> = S extends Setting<never, infer R> ? R : never;

/** How a search goes about its work. Everything has a default; unknown names and values are errors. */
export type SearchOptions = {
  readonly [N in keyof typeof table]?: GivenValue<(typeof table)[N]> | undefined;
};

/**
 * Options with every default filled in: `scoring` is the object that scores, with its penalty, `max` the side itself, `depthLimit` null
 * if there is none.
 */
export type ResolvedOptions = {
  readonly [N in keyof typeof table]: N extends 'win' ? number : ResolvedValue<(typeof table)[N]>;
};

/** Fills in the defaults for a position. Throws on unknown options or values, and on options that do not fit. */
export function resolveOptions(
  options: SearchOptions,
  position: Position,
  all: SettingTable = table,
): ResolvedOptions {
  if (typeof position === 'string') throw new TypeError(words.errors.textAsPosition(position));
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(all, name)) throw new TypeError(words.errors.optionName(name, Object.keys(all)));
    if (value !== undefined) all[name].check(name, value);
  }
  const given: Readonly<Record<string, unknown>> = options;
  const resolved = Object.fromEntries(
    Object.entries(all).map(([name, setting]) => [name, setting.resolve(given[name], position)]),
  ) as unknown as Omit<ResolvedOptions, 'win'> & { readonly win: number | null };
  // These defaults depend on other options.
  const { penalty, deepening } = resolved;
  const scoring = (penalty !== null && resolved.scoring.changePenalty?.(penalty)) || resolved.scoring;
  const whole = deepening ? Math.max(1, position.game.pliesLeft(position)) : null;
  const complete: ResolvedOptions = {
    ...resolved,
    scoring,
    win: resolved.win ?? scoring.usualWin,
    depthLimit: resolved.depthLimit ?? whole,
  };
  checkCombination(complete, position);
  return complete;
}

/** Describes what is unusual about a search but allowed: its position, or a win too small for its depth. */
export function listNotices(root: Position, { scoring, win, depthLimit }: ResolvedOptions): string[] {
  const plies = Math.min(root.game.pliesLeft(root), depthLimit ?? Infinity);
  const isSmall = scoring.points(win, plies) <= 0 && !root.game.isAbstract;
  const notice = root.game.notice(root);
  return [
    notice && words.notices.searched(notice),
    isSmall ? words.notices.smallWin(win, plies) : null,
  ].filter((n) => n !== null);
}
