import { settings as table, type SettingTable } from '../../search/index.ts';
import { prepare, type Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { chosenLabel, defaultLabel, fieldsOf, type SettingField } from './setting-fields.ts';

/** What the chips of the Explore page open. */
export type DrawerName = 'position' | 'scoring' | 'algorithm' | 'game';

/** The drawers in the order of their chips. */
export const drawerNames: readonly DrawerName[] = ['position', 'scoring', 'algorithm', 'game'];

/** The fields of a drawer: those in rows and those that are lists, in the order of the table of settings. */
export interface DrawerFields {
  readonly rows: readonly SettingField[];
  readonly lists: readonly SettingField[];
}

/** The fields of each drawer, sorted by what a setting is about: what is searched, what it counts, how it is searched. */
export const drawerFields: Readonly<Record<DrawerName, DrawerFields>> = {
  position: fieldsThat((name, { isSubject }) => isSubject && name !== 'game'),
  scoring: fieldsThat((_, { isSubject, changes }) => !isSubject && changes === 'scores'),
  algorithm: fieldsThat((_, { isSubject, changes }) => !isSubject && changes === 'tree'),
  game: fieldsThat((name) => name === 'game'),
};

/** What a chip says of its drawer: the value of its first field, and how many others are set. */
export function chipLabel(name: DrawerName, settings: Settings): string {
  const { rows, lists } = drawerFields[name];
  const [first, ...others] = [...rows, ...lists];
  const value =
    name === 'scoring' ? scoringTitle(settings) : (chosenLabel(first, settings) ?? defaultLabel(first));
  return words.explore.more(value, others.filter((each) => chosenLabel(each, settings)).length);
}

/** The scoring with what a win counts: `10 − depth`. */
function scoringTitle(settings: Settings): string {
  const { scoring, win } = prepare(settings).resolved;
  return scoring.words.title(win, scoring.penalty);
}

function fieldsThat(belongs: (name: string, setting: SettingTable[string]) => boolean): DrawerFields {
  const own = Object.fromEntries(
    Object.entries<SettingTable[string]>(table).filter((each) => belongs(...each)),
  );
  return { rows: fieldsOf(own, 'row'), lists: fieldsOf(own, 'list') };
}
