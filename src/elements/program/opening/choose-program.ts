import type { ModuleFiles } from '../../../program/index.ts';

/**
 * Chooses the file that searches, else the one that starts the others; among equals the first. `files` is not empty.
 */
export function chooseProgram(files: ModuleFiles): string {
  const weighed = Object.keys(files).map((path) => ({ path, weight: weighFile(path, files[path]) }));
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best)).path;
}

function weighFile(path: string, text: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const folders = path.split('/').length - 1;
  let weight = -folders;
  const isNamed = /\b(?:def|function) +\w*(?:minimax|max_?value|negamax|alpha_?beta)\w*/i.test(text);
  // A file that only plays or times the search mentions its name too.
  weight += isNamed ? (isSearch(text) ? 25 : 20) : callsItself(text) ? 8 : 0;
  // The code of a notebook, which uses the modules.
  if (/^# %%$/m.test(text)) weight += 12;
  if (/^(?:main|program|game|tictactoe|tic_tac_toe|minimax|index)$/i.test(name)) weight += 3;
  if (/^if __name__ *==/m.test(text)) weight += 2;
  if (/^(?:test_.*|.*_test|conftest|setup|__init__)$|\.(?:test|spec)$/i.test(name)) weight -= 30;
  return weight;
}

/** Whether a function named like a search calls itself, or the file has the two that call each other. */
function isSearch(text: string): boolean {
  const bodies = text
    .split(/^(?=[ \t]*(?:export |default |async )*(?:def|function) )/m)
    .map((body) => body.split(/\n(?=[^\s)\]}])/)[0]);
  const own =
    /^[ \t]*(?:export |default |async )*(?:def|function) +(\w*(?:minimax|negamax|alpha_?beta)\w*)\([^]*\b\1\(/i;
  const isPair = ['max', 'min'].every((each) =>
    new RegExp(`\\b(?:def|function) +\\w*${each}_?value`, 'i').test(text),
  );
  return isPair || bodies.some((body) => own.test(body));
}

function callsItself(text: string): boolean {
  const names = [...text.matchAll(/^[ \t]*(?:def|function) +(\w+)/gm)].map(([, name]) => name);
  return names.some((name) => text.split(new RegExp(`(?<!def |function |\\w)${name}\\(`)).length > 2);
}
