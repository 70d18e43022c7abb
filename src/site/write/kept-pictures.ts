const atEnd = /\n\n(?:\[picture-\d+\]: data:\S+\n)+$/;
const definition = /^(\[picture-\d+\]): data:\S+$/gm;

/**
 * The pictures of a lesson, which are the last lines of its source. The editor has the text before them, because each
 * key would take seconds in lines that long. A picture that the text no longer names is left out, and comes back when
 * the text names it again.
 */
export class KeptPictures {
  readonly #all = new Map<string, string>();

  add(definitions: string): void {
    for (const [line, name] of definitions.matchAll(definition)) this.#all.set(name, line);
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
