import { html, render } from 'lit';
import '../../elements/program/ply-program.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import { first } from '../../program/starts/first.ts';
import { describeError } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { computeChecksum } from '../address/checksum.ts';
import { showIgnored, reportCorrectedSteps } from '../address/page-message.ts';
import { readProgramAddress, type ProgramPlace } from '../address/program-address.ts';
import { readProgram, type PlacedProgram } from '../address/program-at.ts';
import type { FramedPlace } from '../address/framed-address.ts';

/** Shows the program in the address. It runs only when the reader presses Run. */
export async function showProgram(article: HTMLElement, { page, fragment }: FramedPlace): Promise<void> {
  const { problems, ...place } = readProgramAddress(fragment);
  let shown: PlacedProgram = { ...place, source: '', files: {} };
  try {
    shown = await (place.program || place.start ? readProgram(place) : readFirstProgram(place));
    showIgnored('fragment', problems);
  } catch (error) {
    showIgnored('fragment', [...problems, describeError(error)]);
  }
  reportCorrectedSteps();
  const { source, language, file, files, position, call } = shown;
  // A reader's changes are kept by this name, apart from those in the notebook.
  article.dataset['lesson'] = `framed ${computeChecksum(source)}`;
  let latest = 0;
  const follow = async ({ currentTarget }: Event) => {
    const mine = ++latest;
    const { writeProgramFragment } = await import('../share/program-subject.ts');
    const now = await writeProgramFragment(currentTarget as PlyProgram);
    if (mine === latest) addressBar.set(`${page}&${now}`);
  };
  render(
    html`<ply-program
      id="program"
      .source=${source}
      .language=${language}
      .file=${file}
      .files=${files}
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

/** The program of a first visit to the Code page, if the address has none. */
async function readFirstProgram({ position, call }: ProgramPlace): Promise<PlacedProgram> {
  const { language, file } = first;
  return {
    language,
    file,
    files: {},
    source: await first.text(),
    position: position || first.position,
    call: call || first.call,
  };
}
