import { options as searchOptions, subjects } from '../../search/index.ts';
import { messageOf, words } from '../../words/index.ts';
import { readParts, stepIn, writeParts } from './address.ts';
import {
  comparedByDefault,
  comparisonForms,
  type ComparedSide,
  type ComparisonForm,
} from '../compare/rivals.ts';
import { plainTrace } from '../plain-trace.ts';
import { namesOf, prepare, readOptions, validSettings, writeOptions, type Settings } from '../settings.ts';

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

const subject = namesOf(subjects);
const names = [...subject, 'left', 'right', 'form', 'step'];

/** Writes a fragment, `position=..o/.xx/oxo&right=scoring=depth+depth-from=move&step=3`, without defaults. */
export function writeComparedAddress({ settings, form, step, ...sides }: ComparedAddress): string {
  const side = (name: ComparedSide) => (sides[name] === comparedByDefault[name] ? undefined : sides[name]);
  return writeParts([
    ...subject.map((name) => [name, settings[name]] as const),
    ['left', side('left')],
    ['right', side('right')],
    ['form', form === comparisonForms[0] ? undefined : form],
    ['step', step > 0 ? `${step}` : undefined],
  ]);
}

/** Never throws: unknown, repeated and invalid parts become `problems`. */
export function readComparedAddress(fragment: string): ComparedAddress & { problems: readonly string[] } {
  const { parts, problems } = readParts(fragment, names);
  const attempt = <T>(made: () => T, otherwise: T): T => {
    try {
      return made();
    } catch (error) {
      problems.push(messageOf(error));
      return otherwise;
    }
  };
  const given = Object.fromEntries(subject.map((name) => [name, parts.get(name)]));
  const { settings: valid, problems: invalid } = validSettings(given);
  const settings = valid.game || valid.position || valid.tree ? valid : { ...valid, position: usualPosition };
  problems.push(...invalid);
  const side = (name: ComparedSide) =>
    attempt(() => optionsFor(settings, parts.get(name) ?? comparedByDefault[name]), comparedByDefault[name]);
  const [left, right] = [side('left'), side('right')];
  const form = attempt(() => formNamed(parts.get('form')), comparisonForms[0]);
  const step = stepIn(parts, () => plainTrace(prepare({ ...settings, ...readOptions(left) })));
  if (typeof step === 'number') return { settings, left, right, form, step, problems };
  return { settings, left, right, form, step: 0, problems: [...problems, step] };
}

/** Normalises options. Throws if they do not fit the position. */
function optionsFor(settings: Settings, text: string): string {
  const options = readOptions(text);
  prepare({ ...settings, ...options });
  return writeSide(options);
}

/** Always writes the scoring, so that an empty text never means the default side. */
export function writeSide(options: Settings): string {
  return writeOptions({ ...options, scoring: options.scoring || searchOptions.scoring.default! });
}

function formNamed(name: string = comparisonForms[0]): ComparisonForm {
  const found = comparisonForms.find((form) => form === name);
  if (!found) throw new RangeError(words.errors.option('form', name, comparisonForms));
  return found;
}
