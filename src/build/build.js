import { installPackages } from './install.js';
import { noteMade } from './is-made.js';
import { run, tool } from './run.js';

/** In order, by name. Each finds in `dist/` what those before it wrote. */
const steps = [
  ['types', 'Checking types', 'tsc', '-b'],
  ['exercises', 'Running the exercises of the lessons', 'node', 'src/build/compiled.js', 'exercises'],
  ['site', 'Building the site', 'vite', 'build'],
  ['cards', 'Drawing what is shown where links are shared', 'node', 'src/build/compiled.js', 'cards'],
  ['blank', 'Building what files of lessons are made from', 'vite', 'build', '--mode', 'blank'],
  ['lib', 'Building the library', 'vite', 'build', '--mode', 'lib'],
  ['standalone', 'Building the library for pages without a bundler', 'vite', 'build', '--mode', 'standalone'],
  ['command', 'Building the command', 'vite', 'build', '--mode', 'command'],
];

/** Only when asked for, in `dist-files/`. */
const more = [['files', 'Building each lesson as one file', 'vite', 'build', '--mode', 'files']];

const asked = process.argv.slice(2);

installPackages();
for (const [name, what, program, ...parameters] of [
  ...steps,
  ...more.filter(([each]) => asked.includes(each)),
]) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`${what} …`);
  const isDone =
    program === 'node'
      ? run(process.execPath, parameters)
      : tool(program, ...parameters, ...(program === 'vite' ? ['--logLevel', 'warn'] : []));
  if (!isDone) process.exit(1);
  if (name === 'site') noteMade();
}
