import { html, render } from 'lit';
import '../../elements/program/ply-program.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { first } from '../../program/starts/first.ts';
import { messageOf } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { checksum } from '../address/checksum.ts';
import { showIgnored, tellCorrectedSteps } from '../address/page-message.ts';
import { readProgramAddress, type ProgramPlace } from '../address/program-address.ts';
import { programAt, type PlacedProgram } from '../address/program-at.ts';
import type { Framed } from '../address/framed-address.ts';

/** Shows the program that an address of the page of programs holds, at its board. It runs when the reader has it run. */
export async function showProgram(article: HTMLElement, { page, fragment }: Framed): Promise<void> {
  const { problems, ...place } = readProgramAddress(fragment);
  let shown: PlacedProgram = { ...place, source: '' };
  try {
    shown = await (place.program || place.start ? programAt(place) : firstAt(place));
    showIgnored('fragment', problems);
  } catch (error) {
    showIgnored('fragment', [...problems, messageOf(error)]);
  }
  tellCorrectedSteps();
  const { source, language, file, position, call } = shown;
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
      .language=${language}
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

/** What stands there where the address names nothing: what stands on the page of programs at a first visit. */
async function firstAt({ position, call }: ProgramPlace): Promise<PlacedProgram> {
  const { language, file } = first;
  return {
    language,
    file,
    source: await first.text(),
    position: position || first.position,
    call: call || first.call,
  };
}
