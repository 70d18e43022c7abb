import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { words } from '../../words/index.ts';
import { packed } from '../address/packed-text.ts';
import { writeProgramAddress } from '../address/program-address.ts';
import { pageOfSite, type ShareSubject } from './subject.ts';

/** The longest address, in characters, that all programs pass on whole. */
const MOST = 8000;

/** Compares names: the class would import its script. */
export function isProgram(widget: HTMLElement): widget is PlyProgram {
  return widget.localName === 'ply-program';
}

/** Without `#`. */
export async function programFragment({
  source,
  language,
  file,
  position,
  call,
  step,
}: PlyProgram): Promise<string> {
  const program = await packed(source);
  return writeProgramAddress({ position, call, step, start: '', language, file, program });
}

/** All of the program is in the address; if that is too long, its file is shared. */
export async function programSubject(widget: PlyProgram): Promise<ShareSubject> {
  const { source, file } = widget;
  const page = pageOfSite('code/');
  const address = `${page}#${await programFragment(widget)}`;
  const host = widget.trace ? widget : null;
  if (address.length <= MOST) return { address, host, isSection: false, source: page };
  const note = words.share.tooLong(address.length, MOST);
  return { address: page, host, isSection: false, instead: { note, name: file, text: source } };
}
