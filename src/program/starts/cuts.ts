import { codePatterns } from '../languages.ts';
import { findKind, isMistake, mistakeKinds, mistakes, type Mistake } from './mistakes.ts';

/** Programs that build on each other, and the rules alone. Each file `stages` contains those of one language. */
const stages = ['judge', 'stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5', 'best-move', 'rules'];

/** A program with a mistake, and how it should be, in one file. */
const versions = ['wrong', 'right'];

/** Programs with one mistake each, and the right ones that they are made from. Each file `mistakes` holds those of one language. */
const variants: readonly string[] = [...mistakes, ...mistakeKinds];

/**
 * `#| stage-2 .. stage-4` precedes lines that only these stages have, `//| wrong` those of one version. In `mistakes` it
 * names mistakes, kinds (each with all mistakes of that kind), or all of them, and after `but` those without the lines.
 */
const mark = new RegExp(String.raw`^${codePatterns.comment}\| (?<some>.+?)(?: but (?<others>.+))?$`);

/** The files with several programs, and the name of a program in its file. */
function findSource(stem: string): {
  readonly source: string;
  readonly names: readonly string[];
  readonly name: string;
} {
  if (stages.includes(stem)) return { source: 'stages', names: stages, name: stem };
  if (isMistake(stem)) return { source: 'mistakes', names: variants, name: stem };
  return { source: stem, names: versions, name: 'wrong' };
}

export function findSourceFile(file: string): string {
  const [stem, ending] = file.split('.');
  return `${findSource(stem).source}.${ending}`;
}

export function listStarts(file: string): string[] {
  const [stem, ending] = file.split('.');
  const programs: Readonly<Record<string, readonly string[]>> = { stages, mistakes };
  return (programs[stem] ?? [stem]).map((each) => `${each}.${ending}`);
}

export function cutStart(file: string, text: string): string {
  const { names, name } = findSource(file.split('.')[0]);
  return cut(text, names, name);
}

/** The same program without its mistake. */
export function cutRight(file: string, text: string): string {
  const { source, names, name } = findSource(file.split('.')[0]);
  if (source === 'mistakes') return cut(text, names, findKind(name as Mistake));
  return cut(text, names, names === versions ? 'right' : name);
}

function cut(text: string, names: readonly string[], name: string): string {
  let isCut = false;
  const lines = text.split('\n').filter((line) => {
    const { some, others } = mark.exec(line)?.groups ?? {};
    if (some === undefined) return !isCut;
    isCut = !isNamed(some, names, name) || (others !== undefined && isNamed(others, names, name));
    return false;
  });
  // What separates a stage from lines that are cut after it goes too.
  return `${lines.join('\n').trim()}\n`;
}

function isNamed(list: string, names: readonly string[], name: string): boolean {
  return list.split(', ').some((each) => {
    const [from, to = from] = each.split(' .. ').map((end) => names.indexOf(end));
    const at = names.indexOf(name);
    return each === 'all' || (from <= at && at <= to) || (isMistake(name) && each === findKind(name));
  });
}
