import type { ProgramLanguage, ModuleFiles } from '../../../program/index.ts';

/** Signs of types, each of which plain JavaScript hardly ever has. */
const typed = [
  /^[ \t]*(?:export )?(?:interface \w+|type \w+(?:<[^>]*>)? *=|(?:const )?enum \w+)/m,
  /^[ \t]*(?:import|export) type\b/m,
  /\b(?:let|const|var) [\w$]+ *: *\S/,
  /\bfunction\b[^(){}]*\([^)]*[\w$]\?? *: *\w/,
  /\( *[\w$]+\?? *: *\w[^()]*\) *(?::[^=;]+)?=>/,
  /\) *: *[\w[\]<>|, ]+ *(?:\{|=>)/,
  /^[ \t]*(?:private|public|protected|readonly) \w/m,
  /\bas (?:const|any|[A-Z]\w*)(?:\[\])*[;,)\]]/,
];

export function isTypeScript(path: string, text: string): boolean {
  return /\.ts$/i.test(path) || typed.some((pattern) => pattern.test(text));
}

interface TypedProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly files?: ModuleFiles;
  readonly path?: string;
}

/** The same program without types, on the same lines. A text that cannot be read stays, for its language to say why. */
export async function stripProgramTypes<P extends TypedProgram>(program: P): Promise<P> {
  const { source, language, files = {}, path = '' } = program;
  const others = Object.entries(files);
  const isTyped = isTypeScript(path, source) || others.some(([name, text]) => isTypeScript(name, text));
  if (language !== 'javascript' || !isTyped) return program;
  const { transform } = await import('sucrase');
  const strip = (name: string, text: string): string => {
    if (!isTypeScript(name, text)) return text;
    try {
      return transform(text, {
        transforms: ['typescript'],
        disableESTransforms: true,
        keepUnusedImports: false,
      }).code;
    } catch {
      return text;
    }
  };
  const stripped = others.map(([name, text]) => [name, strip(name, text)]);
  return { ...program, source: strip(path, source), files: Object.fromEntries(stripped) };
}
