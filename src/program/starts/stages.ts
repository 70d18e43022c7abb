/** Programs that grow out of each other. Each file `stages` holds those of one language. */
const stages = ['judge', 'stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5', 'best-move'];

/** A program with a mistake, and how it should be, in one file. */
const versions = ['wrong', 'right'];

/** `#| stage-2 .. stage-4` precedes lines that only these stages have, `//| judge` or `//| wrong` those of one. */
const mark = /^(?:#|\/\/)\| (?<from>\S+)(?: \.\. (?<to>\S+))?$/;

export function findSourceFile(file: string): string {
  const [stage, ending] = file.split('.');
  return stages.includes(stage) ? `stages.${ending}` : file;
}

export function listStarts(file: string): string[] {
  return file.startsWith('stages.') ? stages.map((stage) => file.replace('stages', stage)) : [file];
}

export function cutStart(file: string, source: string): string {
  const [stem] = file.split('.');
  return stages.includes(stem) ? cut(source, stages, stem) : cut(source, versions, 'wrong');
}

/** The same program without its mistake. */
export function cutRight(file: string, source: string): string {
  return findSourceFile(file) === file ? cut(source, versions, 'right') : cutStart(file, source);
}

function cut(source: string, names: readonly string[], name: string): string {
  const place = names.indexOf(name);
  let isCut = false;
  const lines = source.split('\n').filter((line) => {
    const { from, to = from } = mark.exec(line)?.groups ?? {};
    if (from === undefined) return !isCut;
    isCut = place < names.indexOf(from) || place > names.indexOf(to);
    return false;
  });
  // What separates a stage from lines that are cut after it goes too.
  return `${lines.join('\n').trimEnd()}\n`;
}
