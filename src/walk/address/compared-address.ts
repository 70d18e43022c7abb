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

/** One moment of a comparison, as an address holds it. */
export interface ComparedAddress {
  /** What is searched. */
  readonly settings: Settings;
  /** The options of the two searches, `scoring=depth depth-from=move`; the scoring is always among them. */
  readonly left: string;
  readonly right: string;
  readonly form: ComparisonForm;
  readonly step: number;
}

/** What is compared where an address says nothing: the smallest position in which the usual two choose differently. */
const usualPosition = '..o/.xx/oxo';

const subject = namesOf(subjects);
const names = [...subject, 'left', 'right', 'form', 'step'];

/** The fragment for a place, `position=..o/.xx/oxo&right=scoring=depth+depth-from=move&step=3`; scorings and form are left out where they are the usual ones. */
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

/** Reads a fragment. Every part that is unknown, repeated or invalid is ignored and listed in `problems`. */
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

/** Options in the one way in which they are written here. Throws on any that do not fit what is searched. */
function optionsFor(settings: Settings, text: string): string {
  const options = readOptions(text);
  prepare({ ...settings, ...options });
  return writeSide(options);
}

/** The options of one of two searches as an address holds them: always with a scoring, so that none is not the usual one. */
export function writeSide(options: Settings): string {
  return writeOptions({ ...options, scoring: options.scoring || searchOptions.scoring.default! });
}

function formNamed(name: string = comparisonForms[0]): ComparisonForm {
  const found = comparisonForms.find((form) => form === name);
  if (!found) throw new RangeError(words.errors.option('form', name, comparisonForms));
  return found;
}
