/** Programs that grow out of each other, and the rules alone. Each file `stages` holds those of one language. */
const stages = ['judge', 'stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5', 'best-move', 'rules'];

/** `#| stage-2 .. stage-4` precedes lines that only these stages have, `//| judge` those of one. */
const mark = /^(?:#|\/\/)\| (?<from>\S+)(?: \.\. (?<to>\S+))?$/;

export function findSourceFile(file: string): string {
  const [stage, ending] = file.split('.');
  return stages.includes(stage) ? `stages.${ending}` : file;
}

export function listStarts(file: string): string[] {
  return file.startsWith('stages.') ? stages.map((stage) => file.replace('stages', stage)) : [file];
}

export function cutStart(file: string, source: string): string {
  const stage = stages.indexOf(file.split('.')[0]);
  let isCut = false;
  const lines = source.split('\n').filter((line) => {
    const { from, to = from } = mark.exec(line)?.groups ?? {};
    if (from === undefined) return !isCut;
    isCut = stage < stages.indexOf(from) || stage > stages.indexOf(to);
    return false;
  });
  // What separates a stage from lines that are cut after it goes too.
  return `${lines.join('\n').trimEnd()}\n`;
}
