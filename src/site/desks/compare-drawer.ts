import { html } from 'lit';
import { options, subjects } from '../../search/index.ts';
import {
  prepare,
  readOptions,
  searchName,
  writeSide,
  type ComparedAddress,
  type ComparedSide,
  type SettingName,
  type Settings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { positionChip } from './position-chip.ts';
import './position-setup.ts';
import { fieldList, fieldsOf, type FieldUse } from './setting-fields.ts';

export type CompareDrawer = 'position' | ComparedSide;

const names: readonly CompareDrawer[] = ['position', 'left', 'right'];

const subjectFields = fieldsOf(subjects);
const sideFields = fieldsOf(options);

export function compareChips(place: ComparedAddress, drawer: OpenDrawer<CompareDrawer>) {
  const contents = names.map(
    (name) =>
      [name, name === 'position' ? positionChip(prepare(place.settings)) : sideChip(place, name)] as const,
  );
  return html`<div class="chips" role="group" aria-label=${words.compare.page.chips}>
    ${drawer.buttons(contents, 'chip')}
  </div>`;
}

function sideChip({ settings, ...sides }: ComparedAddress, side: ComparedSide) {
  const { page } = words.compare;
  const { resolved } = prepare({ ...settings, ...readOptions(sides[side]) });
  return html`<i class="swatch" aria-hidden="true"></i><span class="unseen">${page.drawers[side]}</span>
    <span class="value clip">${page.chip(resolved.scoring.words.short, searchName(resolved))}</span>`;
}

type Begin = (change: Partial<ComparedAddress>) => void;

export function compareFields(name: CompareDrawer, place: ComparedAddress, begin: Begin) {
  return name === 'position' ? positionFields(place, begin) : sideForm(name, place, begin);
}

function positionFields({ settings }: ComparedAddress, begin: Begin) {
  const use: FieldUse = {
    settings,
    set: (name: SettingName, value: string) =>
      begin({ settings: { ...settings, [name]: value || undefined } }),
  };
  return html`<position-setup
    .settings=${settings}
    @ply-settings-change=${(event: CustomEvent<Settings>) => begin({ settings: event.detail })}
    >${fieldList(subjectFields, use)}</position-setup
  >`;
}

function sideForm(side: ComparedSide, place: ComparedAddress, begin: Begin) {
  const settings = readOptions(place[side]);
  const use: FieldUse = {
    settings,
    set: (name, value) => begin({ [side]: writeSide({ ...settings, [name]: value || undefined }) }),
  };
  return fieldList(sideFields, use);
}
