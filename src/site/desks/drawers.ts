import { html } from 'lit';
import { settings as table, type SettingTable } from '../../search/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { positionChip } from './position-chip.ts';
import { chosenLabel, defaultLabel, fieldsOf, type SettingField } from './setting-fields.ts';

export type DrawerName = 'position' | 'scoring' | 'algorithm' | 'game';

const drawerNames: readonly DrawerName[] = ['position', 'scoring', 'algorithm', 'game'];

export const drawerFields: Readonly<Record<DrawerName, readonly SettingField[]>> = {
  position: fieldsThat((name, { isSubject }) => isSubject && name !== 'game'),
  scoring: fieldsThat((_, { isSubject, changes }) => !isSubject && changes === 'scores'),
  algorithm: fieldsThat((_, { isSubject, changes }) => !isSubject && changes === 'tree'),
  game: fieldsThat((name) => name === 'game'),
};

export function chipRow(search: PreparedSearch, drawer: OpenDrawer<DrawerName>) {
  const { chips, drawers } = words.explore;
  const said = (name: DrawerName) =>
    html`<span class="key">${drawers[name]}</span> <span>${chipLabel(name, search)}</span>`;
  const contents = drawerNames.map(
    (name) => [name, name === 'position' ? positionChip(search) : said(name)] as const,
  );
  return html`<div class="chips" role="group" aria-label=${chips}>${drawer.buttons(contents, 'chip')}</div>`;
}

function chipLabel(name: DrawerName, search: PreparedSearch): string {
  const { settings } = search;
  const [first, ...others] = drawerFields[name];
  const value =
    name === 'scoring' ? scoringTitle(search) : (chosenLabel(first, settings) ?? defaultLabel(first));
  return words.explore.more(value, others.filter((each) => chosenLabel(each, settings)).length);
}

/** Such as `10 − depth`. */
function scoringTitle({ resolved }: PreparedSearch): string {
  const { scoring, win } = resolved;
  return scoring.words.title(win, scoring.penalty);
}

function fieldsThat(
  belongs: (name: string, setting: SettingTable[string]) => boolean,
): readonly SettingField[] {
  const own = Object.entries<SettingTable[string]>(table).filter((each) => belongs(...each));
  return fieldsOf(Object.fromEntries(own));
}
