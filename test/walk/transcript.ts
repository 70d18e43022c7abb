import { readFileSync } from 'node:fs';
import { defaultNaming, type MnkPosition } from '../../src/game/index.ts';
import { search, unpackRecording, type Recording, type Trace } from '../../src/search/index.ts';
import {
  Comparison,
  defaultSides,
  describeComparedStep,
  describeStep,
  findMoment,
  makeProgramNarrator,
  makeTour,
  prepareSearch,
  readOptions,
  registerNarrator,
  Session,
  settingNames,
  type Settings,
} from '../../src/walk/index.ts';
import { commandKeys, type NavigationCommand } from '../../src/elements/host/key-table.ts';
import { navigations } from '../../src/elements/host/commands.ts';
import { explainStay } from '../../src/elements/host/explain-stay.ts';
import { describeNodeInWords } from '../../src/elements/host/node-in-words.ts';
import { words } from '../../src/words/index.ts';

const recordings = new URL('../../src/program/starts/recorded/', import.meta.url);

function recall(program: string, position: MnkPosition | undefined): Trace {
  const recording = JSON.parse(readFileSync(new URL(`${program}.json`, recordings), 'utf8')) as Recording;
  const trace = unpackRecording(recording, program, 'python', position);
  registerNarrator(trace, makeProgramNarrator(trace));
  return trace;
}

/** A search as a lesson writes it: `<ply-stepper position="oxx/.xo/o..">`. */
export function openSession(tag: string): Session {
  const attributes = Object.fromEntries(
    [...tag.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value = 'true']) => [name, value]),
  );
  const settings: Settings = Object.fromEntries(settingNames.map((name) => [name, attributes[name] ?? '']));
  const find = (own: Settings) => {
    const { position, options } = prepareSearch({ ...settings, ...own });
    return settings.program
      ? recall(settings.program, settings.position ? (position as MnkPosition) : undefined)
      : search(position, options);
  };
  if (!tag.startsWith('<ply-compare')) return new Session(find({}));
  const [left, right] = (['left', 'right'] as const).map((side) =>
    find(readOptions(attributes[side] ?? defaultSides[side])),
  );
  return new Session(left, 0, new Comparison(left, right));
}

const commands = new Map(
  Object.entries(commandKeys).flatMap(([command, keys]) => keys.map((key) => [key, command] as const)),
);

/** What a screen reader says at a key, without the picture. */
export function press(session: Session, key: string, isRoleSecret = false): string {
  const { trace, comparison } = session;
  const how = { naming: defaultNaming, isRoleSecret };
  const tell = () => describeNodeInWords(session, findMoment(trace, session.step).node, how);
  const command = commands.get(key)!;
  if (command === 'outline' && isRoleSecret) return words.tour.secret;
  if (command === 'outline')
    return makeTour(trace, defaultNaming, comparison)
      .map(({ text }) => text)
      .join('\n');
  if (command === 'tell') return tell();
  const way = command as NavigationCommand;
  session.hidesReturns = isRoleSecret;
  if (!session.go(navigations[way])) return explainStay(way, session);
  // A search without a caption says where it is.
  if (isRoleSecret) return tell();
  return comparison
    ? describeComparedStep(comparison, session.step, defaultNaming).text
    : describeStep(trace, session.step, defaultNaming).text;
}

/** Keys and what is said at each, one a line. */
export function transcribe(session: Session, keys: readonly string[], isRoleSecret = false): string {
  return keys.map((key) => `${key}\n${press(session, key, isRoleSecret).replace(/^/gm, '  ')}\n`).join('');
}
