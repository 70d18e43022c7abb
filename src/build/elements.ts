import { writeFileSync } from 'node:fs';
import { describeElements } from './describe-elements.ts';
import { describeEngine } from './describe-engine.ts';

// Writes what the sources say of elements and engine to where lessons and pages read it, a row a line.

const described = { 'lesson/elements.json': describeElements(), 'site/pages/engine.json': describeEngine() };
for (const [file, rows] of Object.entries(described))
  writeFileSync(`src/${file}`, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
