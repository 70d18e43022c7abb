import type { Plugin } from 'vite';

const worker =
  /new Worker\(\s*new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\),\s*\{ type: 'module' \}\s*,?\s*\)/g;

/** Inlines workers in a lesson saved as one file: there a browser cannot load them from files of their own. */
export function inlineWorkers(): Plugin {
  return {
    name: 'plybook-inline-workers',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || !/new Worker\(\s*new URL/.test(code)) return undefined;
      const imports: string[] = [];
      const inlined = code.replace(worker, (_, path: string) => {
        const name = `InlineWorker${imports.push(path)}`;
        return `new ${name}()`;
      });
      if (imports.length === 0)
        throw new Error(`${id}: expected new Worker(new URL('./name.ts', import.meta.url), …)`);
      const heads = imports.map((path, i) => `import InlineWorker${i + 1} from '${path}?worker&inline';\n`);
      return { code: heads.join('') + inlined, map: null };
    },
  };
}
