import { build, type Plugin, type Rolldown } from 'vite';
import { leaveBinary } from '../src/build/python-parts.ts';

const QUERY = '?worker&inline';

/**
 * Has tests start their workers from one script each, as the built site does: each program has a worker of its own, and
 * module by module each would ask the server for a hundred files.
 */
export function bundledWorkers(): Plugin {
  return {
    name: 'plybook-bundled-workers',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { output } = (await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [leaveBinary()],
        define: { 'process.versions.node': 'undefined' },
        build: {
          write: false,
          minify: false,
          modulePreload: false,
          rolldownOptions: {
            checks: { eval: false, commonJsVariableInEsm: false },
            input: id.slice(0, -QUERY.length),
            output: { codeSplitting: false },
          },
        },
      })) as Rolldown.RolldownOutput;
      return `const url = URL.createObjectURL(new Blob([${JSON.stringify(output[0].code)}], { type: 'text/javascript' }));
export default function () { return new Worker(url, { type: 'module' }); }`;
    },
  };
}
