import { countBits, type MnkPosition } from '../game/index.ts';
import { languages, programLanguages } from './languages.ts';
import { spellValue, type MarkNames } from './read-cells.ts';

/** A way to write the side to move in a call: `pattern` finds it, `other` maps it to the other side. */
type Turn = readonly [pattern: RegExp, other: Readonly<Record<string, string>>];

const flags = programLanguages.map((each): Turn => {
  const [yes, no] = [true, false].map(languages[each].write);
  return [new RegExp(`\\b(?:${yes}|${no})\\b`, 'g'), { [yes]: no, [no]: yes }];
});
const names: Turn = [/\b[xoXO]\b/g, { x: 'o', o: 'x', X: 'O', O: 'X' }];
const signs: Turn = [/(?<=[(,=]\s*)-?1(?=\s*[,)])/g, { '1': '-1', '-1': '1' }];

/** Rewrites a call for another position: a depth of empty cells, and a flag, mark or sign of the side to move. */
export function rewriteCall(
  call: string,
  written: MnkPosition,
  position: MnkPosition,
  marks: MarkNames | null = null,
): string {
  const turned = written.toMove === position.toMove ? call : turnCall(call, marks);
  const empty = ({ x, o }: MnkPosition) => 9 - countBits(x | o);
  const counted = empty(written);
  return turned.replaceAll(/(?<=[(,]\s*)\d+(?=\s*[,)])/g, (number) =>
    counted > 1 && Number(number) === counted ? `${empty(position)}` : number,
  );
}

function turnCall(call: string, marks: MarkNames | null): string {
  const name = /^[^(]*/.exec(call)![0];
  const given = call.slice(name.length);
  // If two functions call each other, one of them is for MAX.
  const other = name.replace(/(?<=^|\.)(max|min)(?=_|[A-Z])/, (side) => (side === 'max' ? 'min' : 'max'));
  if (other !== name) return other + given;
  for (const [pattern, others] of [
    ...flags,
    ...listMemberTurns(marks),
    ...listNumberTurns(marks),
    names,
    signs,
  ]) {
    const turned = given.replaceAll(pattern, (text) => others[text]);
    if (turned !== given) return name + turned;
  }
  return call;
}

function listMemberTurns(marks: MarkNames | null): readonly Turn[] {
  if (!marks?.members) return [];
  const [x, o] = [marks.x, marks.o].map((each) => languages.python.write(spellValue(each, marks) as string));
  return [[new RegExp(`(?<![\\w.])(?:${x}|${o})(?![\\w.])`, 'g'), { [x]: o, [o]: x }]];
}

function listNumberTurns(marks: MarkNames | null): readonly Turn[] {
  if (typeof marks?.x !== 'number' || typeof marks.o !== 'number') return [];
  const [x, o] = [`${marks.x}`, `${marks.o}`];
  return [[new RegExp(`(?<=[(,=]\\s*)(?:${x}|${o})(?=\\s*[,)])`, 'g'), { [x]: o, [o]: x }]];
}
