/* oxlint-disable no-underscore-dangle -- the data have such a name */
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { api, javascript, lackedBy } from './compat.ts';

/** What one of the oldest browsers does not have, and what becomes of it there. */
const fineWithout: Readonly<Record<string, string>> = {
  'TouchEvent.touches': 'said of touches, which Safari has where there are any',
  'TouchList.length': 'said of touches, which Safari has where there are any',
};

/** Rooms that run in browsers. */
const rooms = [
  'catalogue',
  'elements',
  'game',
  'lesson',
  'offline',
  'program',
  'search',
  'site',
  'views',
  'walk',
  'words',
];

const files = rooms.flatMap((room) =>
  (readdirSync(join('src', room), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => resolve('src', room, file)),
);

/** Each member of a library that a file uses, as `Interface.member`, with where it does. */
function listUses(): ReadonlyMap<string, string> {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    experimentalDecorators: true,
    useDefineForClassFields: false,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const uses = new Map<string, string>();
  const note = (node: ts.Node, symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) {
      const owner = declaration.parent;
      if (!/^lib\..*\.d\.ts$/.test(basename(declaration.getSourceFile().fileName))) continue;
      const name = ts.isInterfaceDeclaration(owner) ? `${owner.name.text}.${symbol!.name}` : symbol!.name;
      const { fileName } = node.getSourceFile();
      if (!uses.has(name)) uses.set(name, fileName.slice(resolve('.').length + 1));
    }
  };
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) note(node, checker.getSymbolAtLocation(node.name));
      else if (ts.isCallExpression(node) || ts.isNewExpression(node))
        note(node, checker.getSymbolAtLocation(node.expression));
      ts.forEachChild(node, visit);
    };
    visit(program.getSourceFile(file)!);
  }
  return uses;
}

test('scripts use nothing that one of the oldest browsers must have and has not', () => {
  const uses = listUses();
  expect(uses.size).toBeGreaterThan(300);
  const late = [...uses].flatMap(([name, file]) => {
    const [owner, member] = name.split('.');
    // Constructors have interfaces of their own.
    const of = owner.replace(/Constructor$/, '');
    const entry = api[of] ?? javascript.builtins[of];
    const used = member === undefined ? entry : (entry?.[member] ?? entry?.[`${member}_static`]);
    const lacked = lackedBy(used?.__compat);
    return lacked.length > 0 && !Object.hasOwn(fineWithout, name)
      ? [`${name}: ${lacked.join(', ')} (${file})`]
      : [];
  });
  expect(late).toEqual([]);
});
