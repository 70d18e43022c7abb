import { formatCount } from './numbers.ts';

export const checkCommand = {
  usage: `plybook check PATH…

Tries every program in a class’s homework and reports which are right, what the
others get wrong, and where. PATH is a folder, a file or the zip from a course
system. Programs run on this computer, each locked in its own process.

  --format NAME   table (default), json, csv, junit; for one student: gradescope,
                  classroom50, check50, prairielearn, coderunner
  --out FILE      where to write the result; the terminal by default
  --all           try all 4,438 positions on programs that pass the sample
  --call TEXT     how to call each program, such as "minimax(board, 9, True)";
                  a depth that it counts down becomes the number of empty cells
  --side x|o      try only boards where this side is to move
  --rubric FILE   points, in YAML
  --seed NUMBER   chooses the sample of positions; 1 by default
  --jobs NUMBER   programs at a time; one less than there are cores by default
  --strict        exit with 1 if any program is wrong
  --version       print the version of Plybook

Exits with 0 if everything was judged, whatever the marks; 2 if an argument is
wrong, 3 if a program could not be judged, 4 if Plybook itself failed.
`,
  command: (given: string) => `invalid command "${given}": expected check`,
  noPath: 'no PATH: expected a folder, a file or a zip',
  path: (path: string) => `invalid PATH "${path}": there is no such file or folder`,
  option: (name: string, value: string, expected: string) =>
    `invalid --${name} "${value}": expected ${expected}`,
  readableFile: 'a file that can be read',
  yaml: (detail: string) => `YAML. ${detail}`,
  writableFolder: 'a file in a folder that exists and can be written to',
  wholeNumber: 'a whole number from 1',
  progress: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
};
