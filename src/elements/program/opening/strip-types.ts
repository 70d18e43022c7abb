import type { ProgramLanguage, ModuleFiles } from '../../../program/index.ts';

interface TypedProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly files?: ModuleFiles;
  readonly path?: string;
}

/**
 * Removes TypeScript types from a program, keeping its lines: in a `.ts` file, or in a text that is no
 * JavaScript without them. A text that cannot be read stays, for its language to say why.
 */
export async function stripProgramTypes<P extends TypedProgram>(program: P): Promise<P> {
  const { source, language, files = {}, path = '' } = program;
  if (language !== 'javascript') return program;
  const { transform } = await import('sucrase');
  const read = (text: string, transforms: 'typescript'[]): string | null => {
    try {
      return transform(text, { transforms, disableESTransforms: true, keepUnusedImports: false }).code;
    } catch {
      return null;
    }
  };
  const strip = (name: string, text: string): string =>
    !/\.ts$/i.test(name) && read(text, []) !== null ? text : (read(text, ['typescript']) ?? text);
  const stripped = Object.entries(files).map(([name, text]) => [name, strip(name, text)]);
  return { ...program, source: strip(path, source), files: Object.fromEntries(stripped) };
}
