import { transform } from 'sucrase';
import { hideDecorators } from './hide-decorators.ts';
import { writeNamespaces } from './write-namespaces.ts';
import type { ModuleFiles } from '../../program/index.ts';

export interface TypedProgram {
  readonly source: string;
  readonly files?: ModuleFiles;
  readonly path?: string;
}

/**
 * Removes TypeScript types from a program and writes its JSX as calls, keeping its lines: in a file with such an ending, or
 * in a text that is no JavaScript without that. A text that cannot be read stays, for its language to say why.
 */
export function stripProgramTypes<P extends TypedProgram>(program: P): P {
  const { source, files = {}, path = '' } = program;
  const read = (text: string, transforms: Transform[]): string | null => {
    const how = { transforms, disableESTransforms: true, keepUnusedImports: false, production: true };
    try {
      return transform(transforms.includes('typescript') ? writeNamespaces(text) : text, how).code;
    } catch {
      return null;
    }
  };
  const strip = (name: string, whole: string): string => {
    const text = hideDecorators(whole);
    const forms = /\.tsx?$/i.test(name) ? dialects : [[], ...dialects];
    for (const each of forms) {
      const code = read(text, each);
      // Without a dialect, the text itself is what runs.
      if (code !== null) return each.length === 0 ? text : code;
    }
    return text;
  };
  const stripped = Object.entries(files).map(([name, text]) => [name, strip(name, text)]);
  return { ...program, source: strip(path, source), files: Object.fromEntries(stripped) };
}

type Transform = 'typescript' | 'jsx';

/** A type argument, `<T>(cell) => cell`, looks like JSX, so types alone come first. */
const dialects: Transform[][] = [['typescript'], ['jsx'], ['typescript', 'jsx']];
