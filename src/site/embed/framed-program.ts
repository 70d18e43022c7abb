import { html, render } from 'lit';
import '../../elements/program/ply-program.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { first } from '../../program/starts/first.ts';
import { words } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { checksum } from '../address/checksum.ts';
import { showIgnored, tellCorrectedSteps } from '../address/page-message.ts';
import { readProgramAddress, type ProgramPlace } from '../address/program-address.ts';
import type { Framed } from '../address/framed-address.ts';

/** A program as it is to stand in the frame. */
interface Shown {
  readonly source: string;
  readonly file: string;
  readonly position: string;
  readonly call: string;
}

/** Shows the program that an address of the page of programs holds, at its board. It runs when the reader has it run. */
export async function showProgram(article: HTMLElement, { page, fragment }: Framed): Promise<void> {
  const { problems, ...place } = readProgramAddress(fragment);
  const shown = await programAt(place).catch(() => null);
  showIgnored('fragment', shown ? problems : [...problems, words.codeDesk.unreadable]);
  tellCorrectedSteps();
  const { source, file, position, call } = shown ?? { source: '', file: '', position: '', call: '' };
  // What a reader changes in it is kept by this name: it is none of those of the notebook.
  article.dataset['lesson'] = `framed ${checksum(source)}`;
  let latest = 0;
  const follow = async ({ currentTarget }: Event) => {
    const mine = ++latest;
    const { programFragment } = await import('../share/program-subject.ts');
    const now = await programFragment(currentTarget as PlyProgram);
    if (mine === latest) addressBar.set(`${page}&${now}`);
  };
  render(
    html`<ply-program
      id="program"
      .source=${source}
      .language=${place.language}
      .file=${file}
      .position=${position}
      .call=${call}
      .step=${place.step}
      @ply-step-change=${follow}
      @ply-position-change=${follow}
      @ply-source-change=${follow}
    ></ply-program>`,
    article,
  );
}

/** The program that was passed on, or one to begin with; the first where the address names none. Rejects on what is none. */
async function programAt({ program, start, language, file, position, call }: ProgramPlace): Promise<Shown> {
  if (program) {
    const { unpacked } = await import('../address/packed-text.ts');
    const source = await unpacked(program);
    return { source, file: file || words.program.file.untitled[language], position, call };
  }
  if (!start) {
    const [key, firstCall, firstPosition, text] = first;
    const { default: source } = await text();
    return { source, file: `${key}.py`, position: position || firstPosition, call: call || firstCall };
  }
  const { starts } = await import('../../program/starts/index.ts');
  const found = starts.find((each) => each.key === start && each.language === language);
  if (!found) throw new RangeError(words.codeDesk.unknownStart(start));
  return {
    source: await found.text(),
    file: found.file,
    position: position || found.position,
    call: call || found.call,
  };
}
