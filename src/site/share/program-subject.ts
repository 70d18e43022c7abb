import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { words } from '../../words/index.ts';
import { packText } from '../address/packed-text.ts';
import { writeProgramAddress } from '../address/program-address.ts';
import { resolveSitePage, type ShareSubject } from './subject.ts';

/** The longest address, in characters, that all programs pass on whole. */
const MAX_ADDRESS_LENGTH = 8000;

/** Compares names: the class would import its script. */
export function isProgram(widget: HTMLElement): widget is PlyProgram {
  return widget.localName === 'ply-program';
}

/** Without `#`. */
export async function writeProgramFragment({
  source,
  language,
  file,
  position,
  call,
  reads,
  step,
}: PlyProgram): Promise<string> {
  const program = await packText(source);
  return writeProgramAddress({ position, call, reads, step, start: '', language, file, program });
}

/** All of the program is in the address; if that is too long, its file is shared. */
export async function buildProgramSubject(widget: PlyProgram): Promise<ShareSubject> {
  const { source, file } = widget;
  const page = resolveSitePage('code/');
  const address = `${page}#${await writeProgramFragment(widget)}`;
  const host = widget.trace ? widget : null;
  if (address.length <= MAX_ADDRESS_LENGTH) return { address, host, isSection: false, source: page };
  const note = words.share.tooLong(address.length, MAX_ADDRESS_LENGTH);
  return { address: page, host, isSection: false, instead: { note, name: file, text: source } };
}
