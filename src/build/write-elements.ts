import { writeFileSync } from 'node:fs';
import { describeElements } from './describe-elements.ts';
import { describeCheckResult, describeEngine } from './describe-engine.ts';

// Writes what the sources say of elements, the engine and the result of a check to where lessons and pages read it, a row a line.

const { elements, apis } = describeElements();
const described = {
  'lesson/elements.json': elements,
  'lesson/element-apis.json': apis,
  'site/pages/engine.json': describeEngine(),
  'site/pages/check-result.json': describeCheckResult(),
};
for (const [file, rows] of Object.entries(described))
  writeFileSync(`src/${file}`, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
