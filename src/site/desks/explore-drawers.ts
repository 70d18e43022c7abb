import { html, nothing } from 'lit';
import { settings as table, type SettingTable } from '../../search/index.ts';
import { writeExploreAddress, type PreparedSearch, type Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { findExample } from './example-searches.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { renderPositionChip } from './position-chip.ts';
import { formatChosenValue, formatDefaultValue, listFields, type SettingField } from './setting-fields.ts';

export type DrawerName = 'position' | 'scoring' | 'algorithm' | 'game';

const drawerNames: readonly DrawerName[] = ['position', 'scoring', 'algorithm', 'game'];

export const drawerFields: Readonly<Record<DrawerName, readonly SettingField[]>> = {
  position: filterFields((name, { isSubject }) => isSubject && name !== 'game'),
  scoring: filterFields((_, { isSubject, changes }) => !isSubject && changes === 'scores'),
  algorithm: filterFields((_, { isSubject, changes }) => !isSubject && changes === 'tree'),
  game: filterFields((name) => name === 'game'),
};

export function renderChipRow(search: PreparedSearch, drawer: OpenDrawer<DrawerName>) {
  const { chips, drawers } = words.explore;
  const renderChip = (name: DrawerName) =>
    html`<span class="key">${drawers[name]}</span> <span>${formatChipLabel(name, search)}</span>`;
  const contents = drawerNames.map(
    (name) => [name, name === 'position' ? renderPositionChip(search) : renderChip(name)] as const,
  );
  return html`<div class="chips" role="group" aria-label=${chips}>
    ${drawer.renderButtons(contents, 'chip')} ${renderDare(search.settings)}
  </div>`;
}

/** A link to the largest search of tic-tac-toe, beside all others. */
function renderDare(settings: Settings) {
  const whole = findExample({})!;
  if (findExample(settings) === whole) return nothing;
  const href = `#${writeExploreAddress({ settings: {}, step: 0 })}`;
  return html`<a class="aside dare" href=${href}>${words.explore.dare(whole.calls)}</a>`;
}

function formatChipLabel(name: DrawerName, search: PreparedSearch): string {
  const { settings } = search;
  const [first, ...others] = drawerFields[name];
  const value =
    name === 'scoring'
      ? formatScoring(search)
      : (formatChosenValue(first, settings) ?? formatDefaultValue(first));
  return words.explore.more(value, others.filter((each) => formatChosenValue(each, settings)).length);
}

/** Formats a scoring for its chip: `10 − depth`. */
function formatScoring({ resolved }: PreparedSearch): string {
  const { scoring, win } = resolved;
  return scoring.words.title(win, scoring.penalty);
}

function filterFields(
  belongs: (name: string, setting: SettingTable[string]) => boolean,
): readonly SettingField[] {
  const own = Object.entries<SettingTable[string]>(table).filter((each) => belongs(...each));
  return listFields(Object.fromEntries(own));
}
