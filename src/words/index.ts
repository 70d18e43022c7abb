/** Every word a reader meets, in the language of the page. A translation is one folder beside `en`. */
export * as words from './en/index.ts';
export type { Belief } from './en/beliefs.ts';
export type { Ending } from './en/phrases.ts';
export type { ScoringWords } from './en/scorings.ts';
export type { SettingWords, ValueNames } from './en/settings.ts';

export { glossary, type GlossaryTerm } from './en/glossary.ts';
export { joinParts, MarkedText, type MarkedScore, say, type TextPart } from './said.ts';
export { keepTogether } from './en/keep-together.ts';
export { isMissing, describeError } from './message-of.ts';
