import { computeChecksum } from '../address/checksum.ts';

const atEnd = /\n\n(?:\[picture-\w+\]: data:\S+(?:\n|$))+\s*$/;
const definitions = /^(\[picture-\w+\]): data:\S+$/gm;

/** The line that defines a picture, under a name that no other picture has. */
export function definePicture(data: string): { readonly name: string; readonly definition: string } {
  const name = `picture-${computeChecksum(data)}`;
  return { name, definition: `[${name}]: ${data}` };
}

/**
 * The pictures of a lesson, which are the last lines of its source. The editor has the text before them, because each
 * key would take seconds in lines that long. A picture that the text no longer names is left out, and comes back when
 * the text names it again.
 */
export class KeptPictures {
  readonly #all = new Map<string, string>();

  add(text: string): void {
    for (const [line, name] of text.matchAll(definitions)) this.#all.set(name, line);
  }

  takeOut(source: string): string {
    const [found = ''] = atEnd.exec(source) ?? [];
    this.add(found);
    return source.slice(0, source.length - found.length);
  }

  putBack(text: string): string {
    const named = [...this.#all].filter(([name]) => text.includes(name)).map(([, line]) => `${line}\n`);
    return named.length === 0 ? text : `${text}\n\n${named.join('')}`;
  }
}
