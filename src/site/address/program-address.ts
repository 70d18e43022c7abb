import { programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { parsePosition, ticTacToe } from '../../game/index.ts';
import { readParts, readStep, writeParts } from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';

/** What the Code page shows, as its address holds it; empty strings for what it does not hold. */
export interface ProgramPlace {
  readonly position: string;
  readonly call: string;
  /** What the reader said about how the program is read. */
  readonly reads: string;
  readonly step: number;
  readonly start: string;
  /** A shared program, packed. */
  readonly program: string;
  readonly language: ProgramLanguage;
  readonly file: string;
  /** The modules of a shared program, packed. */
  readonly files: string;
  /** The key with which an open page of ours grants that the program runs at once. */
  readonly run: string;
}

const maxLengths = { call: 500, reads: 200, file: 100, run: 32 } as const;

const partNames = [
  'position',
  'call',
  'reads',
  'start',
  'language',
  'file',
  'program',
  'files',
  'step',
  'run',
] as const;

/** Without the `#`. */
export function writeProgramAddress({ step, language, ...place }: ProgramPlace): string {
  const isSaid = place.program !== '' || (place.start !== '' && language !== programLanguages[0]);
  const parts = { ...place, language: isSaid ? language : '', step: step > 0 ? `${step}` : '' };
  return writeParts(partNames.map((name) => [name, parts[name]]));
}

/** Unknown, repeated and invalid parts are ignored and listed in `problems`. */
export function readProgramAddress(
  fragment: string,
): ProgramPlace & { readonly problems: readonly string[] } {
  const read = readParts(fragment, partNames);
  const parts = new Map(read.parts);
  const problems = [...read.problems];
  const ignorePart = (name: (typeof partNames)[number], why: string) => {
    parts.delete(name);
    problems.push(why);
  };
  const readPart = (name: (typeof partNames)[number]) => parts.get(name) ?? '';
  for (const name of ['call', 'reads', 'file', 'run'] as const)
    if (readPart(name).length > maxLengths[name])
      ignorePart(name, words.address.tooLong(name, readPart(name).length, maxLengths[name]));
  if (readPart('program') && readPart('start'))
    ignorePart('start', words.address.notBoth('start', 'program'));
  for (const name of ['file', 'files', 'run'] as const)
    if (readPart(name) && !readPart('program')) ignorePart(name, words.address.alone(name, ['program']));
  if (readPart('language') && !readPart('program') && !readPart('start'))
    ignorePart('language', words.address.alone('language', ['program', 'start']));
  const language = programLanguages.find((each) => each === (readPart('language') || programLanguages[0]));
  const positionProblem = findPositionProblem(readPart('position'));
  const step = readStep(readPart('step') || '0', Infinity);
  return {
    position: positionProblem === null ? readPart('position') : '',
    call: readPart('call'),
    reads: readPart('reads'),
    start: readPart('start'),
    program: readPart('program'),
    language: language ?? programLanguages[0],
    file: readPart('file'),
    files: readPart('files'),
    run: readPart('run'),
    step: typeof step === 'string' ? 0 : step,
    problems: [
      ...problems,
      ...(positionProblem === null ? [] : [positionProblem]),
      ...(language ? [] : [words.address.value('language', readPart('language'), programLanguages)]),
      ...(typeof step === 'string' ? [step] : []),
    ],
  };
}

/** Null if there is no position, or if it is one of tic-tac-toe. */
function findPositionProblem(position: string): string | null {
  if (!position) return null;
  try {
    return parsePosition(position).game === ticTacToe ? null : words.codeDesk.onlyBoards;
  } catch (error) {
    return describeError(error);
  }
}
