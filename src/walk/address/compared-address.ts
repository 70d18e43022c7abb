import { options as searchOptions, subjects } from '../../search/index.ts';
import { describeError, words } from '../../words/index.ts';
import { readParts, readAddressStep, writeParts } from './address.ts';
import {
  defaultSides,
  comparisonForms,
  type ComparedSide,
  type ComparisonForm,
} from '../compare/comparison-form.ts';
import { makePlainTrace } from '../plain-trace.ts';
import {
  listSettingNames,
  prepareSearch,
  readOptions,
  keepValidSettings,
  writeOptions,
  type Settings,
} from '../written-settings.ts';

export interface ComparedAddress {
  readonly settings: Settings;
  /** Options such as `scoring=depth depth-from=move`; always with a scoring. */
  readonly left: string;
  readonly right: string;
  readonly form: ComparisonForm;
  readonly step: number;
}

/** The default: the smallest position at which the default searches differ. */
const usualPosition = '..o/.xx/oxo';

const subject = listSettingNames(subjects);
const names = [...subject, 'left', 'right', 'form', 'step'];

/** Writes a fragment, `position=..o/.xx/oxo&right=scoring=depth+depth-from=move&step=3`, without defaults. */
export function writeComparedAddress({ settings, form, step, ...sides }: ComparedAddress): string {
  const omitDefault = (name: ComparedSide) => (sides[name] === defaultSides[name] ? undefined : sides[name]);
  return writeParts([
    ...subject.map((name) => [name, settings[name]] as const),
    ['left', omitDefault('left')],
    ['right', omitDefault('right')],
    ['form', form === comparisonForms[0] ? undefined : form],
    ['step', step > 0 ? `${step}` : undefined],
  ]);
}

/** Never throws: unknown, repeated and invalid parts become `problems`. */
export function readComparedAddress(fragment: string): ComparedAddress & { problems: readonly string[] } {
  const { parts, problems } = readParts(fragment, names);
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      problems.push(describeError(error));
      return otherwise;
    }
  };
  const given = Object.fromEntries(subject.map((name) => [name, parts.get(name)]));
  const { settings: valid, problems: invalid } = keepValidSettings(given);
  const settings = valid.game || valid.position || valid.tree ? valid : { ...valid, position: usualPosition };
  problems.push(...invalid);
  const readSide = (name: ComparedSide) =>
    attempt(() => normaliseOptions(settings, parts.get(name) ?? defaultSides[name]), defaultSides[name]);
  const [left, right] = [readSide('left'), readSide('right')];
  const form = attempt(() => readForm(parts.get('form')), comparisonForms[0]);
  const step = readAddressStep(parts, () =>
    makePlainTrace(prepareSearch({ ...settings, ...readOptions(left) })),
  );
  if (typeof step === 'number') return { settings, left, right, form, step, problems };
  return { settings, left, right, form, step: 0, problems: [...problems, step] };
}

/** Normalises options. Throws if they do not fit the position. */
function normaliseOptions(settings: Settings, text: string): string {
  const options = readOptions(text);
  prepareSearch({ ...settings, ...options });
  return writeSide(options);
}

/** Always writes the scoring, so that an empty text never means the default side. */
export function writeSide(options: Settings): string {
  return writeOptions({ ...options, scoring: options.scoring || searchOptions.scoring.default! });
}

function readForm(name: string = comparisonForms[0]): ComparisonForm {
  const found = comparisonForms.find((form) => form === name);
  if (!found) throw new RangeError(words.errors.option('form', name, comparisonForms));
  return found;
}
