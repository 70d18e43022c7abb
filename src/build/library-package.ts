import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { describePackage, registry } from '../lesson/index.ts';
import { writeVsCodeData, writeWebTypes } from './editor-data.ts';
import { writePropTypes, reactTypes, vueTypes } from './framework-types.ts';
import { readDesignTokens } from './token-facts.ts';

const facts = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Readonly<Record<string, string>>;
};

export function isInstalledBeside(id: string): boolean {
  const [scope, name] = id.split('/');
  const from = id.startsWith('@') ? `${scope}/${name}` : scope;
  return !id.includes('?') && Object.hasOwn(facts.dependencies, from);
}

/** The path of a module in the package. Avoids `node_modules`, because npm leaves out folders of that name. */
export function modulePath({ name }: { name: string }): string {
  return `modules/${name.replace('node_modules', 'packages')}.js`;
}

export function libraryFacts(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'plybook-library-facts',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir, 'modules');
    },
    generateBundle(_, bundle) {
      const tokens = readDesignTokens(root);
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const emitJson = (fileName: string, data: object) =>
        emit(fileName, `${JSON.stringify(data, null, 2)}\n`);
      emitJson('custom-elements.json', describePackage(tokens));
      emitJson('vscode.html-custom-data.json', writeVsCodeData());
      emitJson('web-types.json', writeWebTypes(facts.version, tokens));
      emit('props.d.ts', writePropTypes());
      emit('react.d.ts', reactTypes);
      emit('vue.d.ts', vueTypes);
      for (const { name, className } of registry) {
        const module = Object.keys(bundle).find((file) => file.endsWith(`/${name}.js`));
        if (!module) throw new Error(`${name}: expected a module of this name in src/elements/`);
        const exported = `export { ${className} } from '../${module}';\n`;
        emit(`elements/${name}.js`, `import '../modules/elements/kit/tokens.js';\n${exported}`);
        emit(`elements/${name}.d.ts`, exported);
      }
    },
    writeBundle() {
      for (const face of ['engine', 'plybook']) copyTypes(`lib/${face}.ts`, resolve(root, '.types'), folder);
    },
  };
}

/** Copies the types of a module and of all it imports. Lit's types come from the importer's own package. */
function copyTypes(module: string, from: string, to: string, copied = new Set<string>()): void {
  if (copied.has(module)) return;
  copied.add(module);
  const file = module.replace(/ts$/, 'd.ts');
  const types = readFileSync(resolve(from, file), 'utf8');
  mkdirSync(dirname(resolve(to, file)), { recursive: true });
  writeFileSync(resolve(to, file), types.replaceAll('import("lit-html', 'import("lit'));
  for (const [, path] of types.matchAll(/(?:from |import |import\()['"](\.[^'"]+\.ts)['"]/g))
    copyTypes(join(dirname(module), path), from, to, copied);
}
