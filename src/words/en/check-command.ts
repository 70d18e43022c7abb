import { formatCount } from './numbers.ts';

export const checkCommand = {
  usage: `plybook check PATH…

Asks every program that a class handed in, and says which are right, what the
others misunderstand, and where. PATH is a folder, a file or the zip of a course
system. Programs run here, each in a process of its own that reaches nothing.

  --format NAME   table (default), json, csv, junit; for one student: gradescope,
                  classroom50, check50, prairielearn, coderunner
  --out FILE      where the result goes; by default to the terminal
  --all           ask all 4,438 positions, of those that are right at a glance
  --call TEXT     how to call each program, such as "minimax(board)"
  --side x|o      ask about this side alone
  --rubric FILE   points, in YAML
  --seed NUMBER   chooses the positions at a glance; 1 by default
  --jobs NUMBER   programs at a time; one less than there are cores by default
  --strict        end with 1 if one program is not right

Ends with 0 when everything was judged, whatever the marks; 2 if an argument is
wrong, 3 if a program could not be judged, 4 if Plybook itself failed.
`,
  command: (given: string) => `invalid command "${given}": expected check`,
  noPath: 'no PATH: expected a folder, a file or a zip',
  path: (path: string) => `invalid PATH "${path}": there is no such file or folder`,
  option: (name: string, value: string, expected: string) =>
    `invalid --${name} "${value}": expected ${expected}`,
  wholeNumber: 'a whole number from 1',
  progress: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
};
