import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from '../../src/build/find-browser.js';
import { installPackages } from '../../src/build/install.js';
import { root } from '../../src/build/run.js';

installPackages();
await installBrowser();
// These need what has just been installed.
const { build } = await import('vite');
const { printCheck } = await import('./check.js');
const { printClass } = await import('./class.js');
const { printFirstStep } = await import('./first-step.js');
const { printProgram } = await import('./program.js');
const { compared, printTable } = await import('./table.js');
const { printWeight } = await import('./weight.js');
const { printWrite } = await import('./write.js');

/** What can be measured, by the name that asks for it alone. */
const parts = {
  engine: async () => printTable(await engine()),
  'first-step': printFirstStep,
  program: printProgram,
  check: printCheck,
  write: printWrite,
  class: printClass,
  weight: printWeight,
};

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await part();

/** Recording and seeking in a process of their own, from a bundle as the library is built. */
async function engine() {
  const folder = mkdtempSync(join(tmpdir(), 'plybook-bench-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Lit in Node knows no elements.
      resolve: { conditions: ['node'] },
      build: {
        target: 'es2022',
        outDir: folder,
        lib: { entry: 'test/bench/engine.ts', formats: ['es'], fileName: 'engine' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const printed = execFileSync(process.execPath, [join(folder, 'engine.js')], { encoding: 'utf8' });
    return Object.entries(JSON.parse(printed)).flatMap(([title, samples]) => compared(title, samples));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
