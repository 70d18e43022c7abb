import type { ModuleFiles } from '../../../program/index.ts';

interface PackedProgram {
  readonly name: string;
  readonly content: Blob;
}

/** A program as one file to save: its text, or a zip if it has modules. */
export async function packProgram(program: {
  readonly source: string;
  readonly file: string;
  readonly files: ModuleFiles;
}): Promise<PackedProgram> {
  const { source, file, files } = program;
  const name = nameProgramFile(program);
  if (Object.keys(files).length === 0) return { name, content: new Blob([source], { type: 'text/plain' }) };
  const { strToU8, zipSync } = await import('fflate');
  const all = Object.entries({ ...files, [file]: source }).map(([path, text]) => [path, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(all) as Record<string, Uint8Array>);
  return { name, content: new Blob([zip.slice()], { type: 'application/zip' }) };
}

/** The name of the file to save. */
export function nameProgramFile({
  file,
  files,
}: {
  readonly file: string;
  readonly files: ModuleFiles;
}): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return Object.keys(files).length === 0 ? name : `${name.replace(/\.\w+$/, '')}.zip`;
}
