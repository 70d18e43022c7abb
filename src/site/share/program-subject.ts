import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { words } from '../../words/index.ts';
import { packed } from '../address/packed-text.ts';
import { writeProgramAddress } from '../address/program-address.ts';
import { pageOfSite, type ShareSubject } from './subject.ts';

/** So many characters of an address reach their reader whole, whatever program they are sent with. */
const MOST = 8000;

/** By name: the class would come with its script. */
export function isProgram(widget: HTMLElement): widget is PlyProgram {
  return widget.localName === 'ply-program';
}

/** The fragment for a program with its board, its call and the step, without `#`. */
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

/** A program as it stands, all of it in the address; where that is too long, its file. */
export async function programSubject(widget: PlyProgram): Promise<ShareSubject> {
  const { source, file } = widget;
  const page = pageOfSite('code/');
  const address = `${page}#${await programFragment(widget)}`;
  const host = widget.trace ? widget : null;
  if (address.length <= MOST) return { address, host, isSection: false, source: page };
  const note = words.share.tooLong(address.length, MOST);
  return { address: page, host, isSection: false, instead: { note, name: file, text: source } };
}
