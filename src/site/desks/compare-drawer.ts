import { html } from 'lit';
import { options, subjects } from '../../search/index.ts';
import {
  prepareSearch,
  readOptions,
  nameSearch,
  writeSide,
  type ComparedAddress,
  type ComparedSide,
  type SettingName,
  type Settings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { renderPositionChip } from './position-chip.ts';
import './position-setup.ts';
import { renderFieldList, listFields, type FieldContext } from './setting-fields.ts';

export type CompareDrawer = 'position' | ComparedSide;

const compareDrawerNames: readonly CompareDrawer[] = ['position', 'left', 'right'];

const subjectFields = listFields(subjects);
const sideFields = listFields(options);

export function renderCompareChips(place: ComparedAddress, drawer: OpenDrawer<CompareDrawer>) {
  const contents = compareDrawerNames.map(
    (name) =>
      [
        name,
        name === 'position' ? renderPositionChip(prepareSearch(place.settings)) : renderSideChip(place, name),
      ] as const,
  );
  return html`<div class="chips" role="group" aria-label=${words.compare.page.chips}>
    ${drawer.renderButtons(contents, 'chip')}
  </div>`;
}

function renderSideChip({ settings, ...sides }: ComparedAddress, side: ComparedSide) {
  const { page } = words.compare;
  const { resolved } = prepareSearch({ ...settings, ...readOptions(sides[side]) });
  return html`<i class="swatch" aria-hidden="true"></i><span class="unseen">${page.drawers[side]}</span>
    <span class="value clip">${page.chip(resolved.scoring.words.short, nameSearch(resolved))}</span>`;
}

type ChangeComparison = (change: Partial<ComparedAddress>) => void;

export function renderCompareFields(name: CompareDrawer, place: ComparedAddress, begin: ChangeComparison) {
  return name === 'position' ? renderPositionFields(place, begin) : renderSideFields(name, place, begin);
}

function renderPositionFields({ settings }: ComparedAddress, begin: ChangeComparison) {
  const use: FieldContext = {
    settings,
    set: (name: SettingName, value: string) =>
      begin({ settings: { ...settings, [name]: value || undefined } }),
  };
  return html`<position-setup
    .settings=${settings}
    @ply-settings-change=${(event: CustomEvent<Settings>) => begin({ settings: event.detail })}
    >${renderFieldList(subjectFields, use)}</position-setup
  >`;
}

function renderSideFields(side: ComparedSide, place: ComparedAddress, begin: ChangeComparison) {
  const settings = readOptions(place[side]);
  const use: FieldContext = {
    settings,
    set: (name, value) => begin({ [side]: writeSide({ ...settings, [name]: value || undefined }) }),
  };
  return renderFieldList(sideFields, use);
}
