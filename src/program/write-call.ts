import { findLastCall, splitAt } from './read-calls.ts';
import { fillArguments, findTurns, isBoardName, type Fillings } from './fill-arguments.ts';
import type { BoardHolder } from './board-holder.ts';
import { languages } from './languages.ts';
import type { Outline, OutlinedFunction, Parameter } from './outline.ts';
import { findStart, listPassedArguments } from './passed-arguments.ts';
import type { Program } from './program.ts';

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
  // Where the method has a board by name, a constructor's argument of any name is something else.
  const asBoard = own.parameters.some(isBoardName) && !needed.some(isBoardName) ? null : 'board';
  const object = writeArguments(made, { ...fill, isTurnGiven: fill.isSideGiven }, asBoard, source);
  const given = writeArguments(own, fill, 'board', source);
  return {
    text: `${prefix}${owner}(${object.text}).${name}(${given.text})`,
    missing: [...object.missing, ...given.missing],
  };
}

function writeArguments(
  { name, parameters }: Pick<Called, 'name' | 'parameters'>,
  fill: Fillings,
  asBoard: string | null,
  source: string,
): WrittenCall {
  const { given, missing } = fillArguments(
    name,
    parameters,
    listPassedArguments(source, name),
    fill,
    asBoard,
    source,
  );
  return { text: joinArguments(parameters, given, fill.namesArguments), missing };
}

/** @param given - One text for each parameter; null if it is left out, empty if the text of the one before includes it. */
function joinArguments(
  parameters: readonly Parameter[],
  given: readonly (string | null)[],
  namesArguments: boolean,
): string {
  const last = given.findLastIndex((text) => text !== null);
  let isSkipped = false;
  const texts = parameters.slice(0, last + 1).flatMap((parameter, index) => {
    const text = given[index];
    if (text === '') return [];
    if (text === null && namesArguments) isSkipped = true;
    if (text === null) return namesArguments ? [] : [writePreset(parameter)];
    return [isSkipped || parameter.isNamed ? `${parameter.name}=${text}` : text];
  });
  return texts.join(', ');
}

/** Adds the defaults that say whose turn it is to a call that leaves them out. */
export function addTurns(
  call: string,
  functions: readonly OutlinedFunction[],
  { source, language }: Pick<Program, 'source' | 'language'>,
): string {
  const { namesArguments } = languages[language];
  const called = findLastCall(call);
  const found = called && functions.find(({ name }) => name === called.name);
  if (!found) return call;
  const given = splitAt(call.slice(called.from, called.to), ',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const named = namesArguments ? given.filter((each) => isNamed.test(each)) : [];
  const placed = given.filter((each) => !named.includes(each));
  if (placed.some((each) => /^(\*|\.\.\.)/.test(each))) return call;
  const parameters = found.parameters.filter(({ name }) => name !== 'self');
  const turns = findTurns(parameters, listPassedArguments(source, found.name), source);
  const texts = parameters.map(({ name, preset }, index) => {
    if (index < placed.length) return placed[index];
    const isLeftOut = turns.has(index) && !named.some((each) => isNamed.exec(each)![1] === name);
    return isLeftOut ? findStart(source, preset!) : null;
  });
  const written = [joinArguments(parameters, texts, namesArguments), ...named];
  return (
    call.slice(0, called.from) + written.filter((each) => each !== '').join(', ') + call.slice(called.to)
  );
}

const isNamed = /^([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/u;

/** The default of an argument that comes before one that is given, in a language without names for arguments. */
function writePreset({ preset }: Parameter): string {
  return preset !== null && /^-?\w+$/.test(preset) ? preset : 'undefined';
}
