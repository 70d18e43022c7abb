import { limitKinds, type RaisedError } from '../runtime.ts';

/** Most characters of an error's message. */
const MOST_MESSAGE = 2000;

/** @param ended - The limit that ended the run; empty if none is known. */
export function readRaised(error: unknown, ended: string, ownLines: number): RaisedError {
  const thrown: { name?: string; message?: string; stack?: string } = error instanceof Object ? error : {};
  const { name = 'Error', message = String(error), stack = '' } = thrown;
  const all = [...stack.matchAll(/program\.js:(\d+)/g)].map(([, line]) => Number(line));
  const own = all.filter((line) => line <= ownLines);
  const lines = own.length > 0 ? own : all;
  const [, outer] = outside.exec(message) ?? [];
  if (outer !== undefined)
    return {
      name: 'Plybook',
      text: `${outer} is of a library or platform that is not here`,
      line: null,
      limit: null,
    };
  const limit = limitKinds.find((each) => each === ended) ?? findLimit(message);
  const [, module, at] = /([^\s(]+\.(?:m?js|ts)):(\d+)/.exec(stack) ?? [];
  const isElsewhere = module !== undefined && !/^(program|recorder|sketch)\.js$/.test(module);
  const place = isElsewhere ? ` (${module}, line ${at})` : '';
  // A run ended by time has no line: QuickJS knows only the lines of calls. Of nested calls the second one counts,
  // because the first is the head of the call that was no longer made.
  const line =
    limit === 'work' || limit === 'clock' ? undefined : lines[limit === 'depth' || limit === 'calls' ? 1 : 0];
  return { name, text: message.slice(0, MOST_MESSAGE) + place, line: line ?? null, limit };
}

/** What platforms compute, and libraries that a page gives to its scripts, under names that no program forgets to declare. */
const outside =
  /^'?(Intl|Buffer|TextEncoder|TextDecoder|atob|btoa|Atomics|SharedArrayBuffer|Deno|Bun|_|R|d3|ko|math|moment|angular|rxjs|tf|THREE|Phaser|PIXI|createjs)'? is not defined/;

function findLimit(message: string): RaisedError['limit'] {
  if (message === 'interrupted') return 'work';
  if (message === 'out of memory') return 'memory';
  return message === 'stack overflow' ? 'depth' : null;
}
