import { fillArguments, type Fillings } from './fill-arguments.ts';
import type { BoardHolder } from './holder.ts';
import type { Outline, OutlinedFunction, Parameter } from './outline.ts';
import { listPassedArguments } from './passed-arguments.ts';

interface WrittenCall {
  readonly text: string;
  /**
   * Parameters whose values are unknown from their names and the program's own calls; the text contains their names.
   */
  readonly missing: readonly string[];
}

type Called = Pick<OutlinedFunction, 'name' | 'parameters' | 'owner' | 'callee'>;

/** A method gets a board object. No argument is invented. */
export function writeCall(
  { name, parameters, owner, callee }: Called,
  fill: Fillings,
  outline: Outline,
  holder: BoardHolder | null,
  source: string,
): WrittenCall {
  if (callee !== null) {
    const given = writeArguments({ name, parameters }, fill, 'board', source);
    return { text: `${callee}(${given.text})`, missing: given.missing };
  }
  const own = { name, parameters: parameters.filter((each) => each.name !== 'self') };
  if (owner === holder?.owner) {
    const isPrivate = holder.attribute.startsWith('#');
    const given = writeArguments(
      own,
      fill,
      fill.isObjectGiven || isPrivate ? 'board' : `board.${holder.attribute}`,
      source,
    );
    return { text: `board.${name}(${given.text})`, missing: given.missing };
  }
  const { parameters: needed = [], prefix = '' } = outline.classes.find((each) => each.name === owner) ?? {};
  const made = { name: `${owner}`, parameters: needed };
  const object = writeArguments(made, { ...fill, isTurnGiven: fill.isSideGiven }, 'board', source);
  const given = writeArguments(own, fill, 'board', source);
  return {
    text: `${prefix}${owner}(${object.text}).${name}(${given.text})`,
    missing: [...object.missing, ...given.missing],
  };
}

function writeArguments(
  { name, parameters }: Pick<Called, 'name' | 'parameters'>,
  fill: Fillings,
  asBoard: string,
  source: string,
): WrittenCall {
  const { given, missing } = fillArguments(
    parameters,
    listPassedArguments(source, name),
    fill,
    asBoard,
    source,
  );
  const last = given.findLastIndex((text) => text !== null);
  let isSkipped = false;
  const texts = parameters.slice(0, last + 1).flatMap((parameter, index) => {
    const text = given[index];
    if (text === '') return [];
    if (text === null && fill.namesArguments) isSkipped = true;
    if (text === null) return fill.namesArguments ? [] : [writePreset(parameter)];
    return [isSkipped || parameter.isNamed ? `${parameter.name}=${text}` : text];
  });
  return { text: texts.join(', '), missing };
}

/** The default of an argument that comes before one that is given, in a language without names for arguments. */
function writePreset({ preset }: Parameter): string {
  return preset !== null && /^-?\w+$/.test(preset) ? preset : 'undefined';
}
