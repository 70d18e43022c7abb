import { alternatives, list, quoted } from './phrases.ts';
import { count, plural } from './numbers.ts';

export const address = {
  wayBack: 'Back to where you were',
  ignored: 'Parts of the address were ignored:',
  close: 'Close',
  unknown: (name: string, known: readonly string[]) =>
    `unknown part ${quoted(name)}: expected one of ${list(known)}`,
  repeated: (name: string, value: string) =>
    `repeated part ${quoted(name)}: ${quoted(value)} ignored, the first counts`,
  tooMany: (most: number, more: number) =>
    `${plural(more, 'part', 'parts')} after the first ${count(most)}: not read, no page has so many`,
  more: (problems: number) => `And ${count(problems)} more.`,
  step: (text: string, stepCount: number) =>
    `invalid step ${quoted(text)}: expected a whole number from 0${Number.isFinite(stepCount) ? ` to ${stepCount - 1}` : ''}`,
  value: (name: string, text: string, allowed: readonly string[]) =>
    `invalid part ${name} ${quoted(text)}: expected ${alternatives(allowed)}`,
  tooLong: (name: string, length: number, most: number) =>
    `part ${name} of ${count(length)} characters: expected at most ${count(most)}`,
  alone: (name: string, partners: readonly string[]) =>
    `part ${name} by itself: expected ${alternatives(partners)} beside it`,
  notBoth: (name: string, other: string) => `part ${name} beside ${other}: expected one of them`,
  noWidget: (id: string) => `unknown widget ${quoted(id)}: nothing on this page has that name`,
  noSection: (text: string, sections: number) =>
    `${quoted(text)}: no such section, expected a number from 1 to ${count(sections)}`,
};
