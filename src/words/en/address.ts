import { joinWithOr, joinWithCommas, quoteText } from './phrases.ts';
import { formatCount, pluralise } from './numbers.ts';

export const address = {
  wayBack: 'Back to where you were',
  ignored: 'Parts of the address were ignored:',
  close: 'Close',
  unknown: (name: string, known: readonly string[]) =>
    `unknown part ${quoteText(name)}: expected ${known.length > 0 ? `one of ${joinWithCommas(known)}` : 'none'}`,
  repeated: (name: string, value: string) =>
    `repeated part ${quoteText(name)}: ${quoteText(value)} ignored, the first counts`,
  tooMany: (most: number, more: number) =>
    `${pluralise(more, 'part', 'parts')} after the first ${formatCount(most)}: not read, because no page has more`,
  more: (problems: number) => `And ${formatCount(problems)} more.`,
  step: (text: string, stepCount: number) =>
    `invalid step ${quoteText(text)}: expected a whole number from 0${Number.isFinite(stepCount) ? ` to ${stepCount - 1}` : ''}`,
  value: (name: string, text: string, allowed: readonly string[]) =>
    `invalid part ${name} ${quoteText(text)}: expected ${joinWithOr(allowed)}`,
  tooLong: (name: string, length: number, most: number) =>
    `part ${name} of ${formatCount(length)} characters: expected at most ${formatCount(most)}`,
  alone: (name: string, partners: readonly string[]) =>
    `part ${name} alone: expected ${joinWithOr(partners)} with it`,
  notBoth: (name: string, other: string) => `part ${name} together with ${other}: expected only one of them`,
  noWidget: (id: string) => `unknown widget ${quoteText(id)}: nothing on this page has that name`,
  noSection: (text: string, sections: number) =>
    `${quoteText(text)}: no such section, expected a number from 1 to ${formatCount(sections)}`,
  noPart: (text: string, parts: number) =>
    `${quoteText(text)}: no such part, ${
      parts ? `expected a number from 1 to ${formatCount(parts)}` : 'this lesson has no parts'
    }`,
};
