import { programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { parsePosition, ticTacToe } from '../../game/index.ts';
import { readParts, readStep, writeParts } from '../../walk/index.ts';
import { messageOf, words } from '../../words/index.ts';

/** What the Code page shows, as its address holds it; empty strings for what it does not hold. */
export interface ProgramPlace {
  readonly position: string;
  readonly call: string;
  readonly step: number;
  /** The key of a starter program. */
  readonly start: string;
  /** A shared program, packed. */
  readonly program: string;
  readonly language: ProgramLanguage;
  readonly file: string;
}

const most = { call: 500, file: 100 } as const;

const names = ['position', 'call', 'start', 'language', 'file', 'program', 'step'] as const;

/** Without the `#`. */
export function writeProgramAddress({ step, language, ...place }: ProgramPlace): string {
  const isSaid = place.program !== '' || (place.start !== '' && language !== programLanguages[0]);
  const parts = { ...place, language: isSaid ? language : '', step: step > 0 ? `${step}` : '' };
  return writeParts(names.map((name) => [name, parts[name]]));
}

/** Unknown, repeated and invalid parts are ignored and listed in `problems`. */
export function readProgramAddress(
  fragment: string,
): ProgramPlace & { readonly problems: readonly string[] } {
  const read = readParts(fragment, names);
  const parts = new Map(read.parts);
  const problems = [...read.problems];
  const ignore = (name: (typeof names)[number], why: string) => {
    parts.delete(name);
    problems.push(why);
  };
  const text = (name: (typeof names)[number]) => parts.get(name) ?? '';
  for (const name of ['call', 'file'] as const)
    if (text(name).length > most[name])
      ignore(name, words.address.tooLong(name, text(name).length, most[name]));
  if (text('program') && text('start')) ignore('start', words.address.notBoth('start', 'program'));
  if (text('file') && !text('program')) ignore('file', words.address.alone('file', ['program']));
  if (text('language') && !text('program') && !text('start'))
    ignore('language', words.address.alone('language', ['program', 'start']));
  const language = programLanguages.find((each) => each === (text('language') || programLanguages[0]));
  const wrong = wrongIn(text('position'));
  const step = readStep(text('step') || '0', Infinity);
  return {
    position: wrong === null ? text('position') : '',
    call: text('call'),
    start: text('start'),
    program: text('program'),
    language: language ?? programLanguages[0],
    file: text('file'),
    step: typeof step === 'string' ? 0 : step,
    problems: [
      ...problems,
      ...(wrong === null ? [] : [wrong]),
      ...(language ? [] : [words.address.value('language', text('language'), programLanguages)]),
      ...(typeof step === 'string' ? [step] : []),
    ],
  };
}

/** Null for no position, and for one of tic-tac-toe. */
function wrongIn(position: string): string | null {
  if (!position) return null;
  try {
    return parsePosition(position).game === ticTacToe ? null : words.codeDesk.onlyBoards;
  } catch (error) {
    return messageOf(error);
  }
}
