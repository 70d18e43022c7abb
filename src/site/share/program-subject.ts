import { findRow } from '../../catalogue/index.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { words } from '../../words/index.ts';
import { packText } from '../address/packed-text.ts';
import { writeProgramAddress } from '../address/program-address.ts';
import { type ShareSubject } from './subject.ts';
import { resolveSitePage } from '../address/site-page.ts';

/** Longest address, in characters, that all apps pass on unchanged. */
const MAX_ADDRESS_LENGTH = 8000;

/** The program that a widget is, or of which it shows something, as a comparison with ours; else null. */
export function findProgram(widget: HTMLElement): PlyProgram | null {
  const root = widget.getRootNode() as Document | ShadowRoot;
  const shown = root.getElementById(widget.getAttribute('for') ?? '') ?? widget;
  return isProgram(shown) ? shown : null;
}

/** By its row: the class would import its script. */
function isProgram(widget: HTMLElement): widget is PlyProgram {
  return findRow(widget.localName)?.hosts === 'program';
}

/** Without `#`. */
export async function writeProgramFragment({
  source,
  language,
  file,
  files,
  position,
  call,
  reads,
  step,
}: PlyProgram): Promise<string> {
  const program = await packText(source);
  const isAlone = Object.keys(files).length === 0;
  const beside = isAlone ? '' : await packText(JSON.stringify(files));
  const own = { position, call, reads, language, file, program, files: beside };
  return writeProgramAddress({ ...own, step, start: '', run: '' });
}

/** Shares the program in the address; if that is too long, as a file. */
export async function buildProgramSubject(widget: PlyProgram): Promise<ShareSubject> {
  const page = resolveSitePage('code/');
  const address = `${page}#${await writeProgramFragment(widget)}`;
  const host = widget.trace ? widget : null;
  if (address.length <= MAX_ADDRESS_LENGTH) return { address, host, isSection: false, source: page };
  const note = words.share.tooLong(address.length, MAX_ADDRESS_LENGTH);
  const { packProgram } = await import('../../elements/program/opening/pack-program.ts');
  return { address: page, host, isSection: false, instead: { note, ...(await packProgram(widget)) } };
}
