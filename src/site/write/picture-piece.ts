import { html, nothing } from 'lit';
import { renderFileButton } from '../../elements/host/icons.ts';
import { describeError, words } from '../../words/index.ts';
import { MOST_LESSON } from './lesson-sources.ts';
import { definePicture } from './kept-pictures.ts';
import { readPicture } from './picture-file.ts';
import { renderTextField, type Choices } from './piece-fields.ts';

const said = words.palette.picture;

/** The file chosen last: an earlier one that takes longer is dropped. */
let latest: File | null = null;

export function renderPictureFields(choices: Choices) {
  const { chosen, choose } = choices;
  const { data = '', problem = '' } = chosen;
  const take = async (file: File) => {
    latest = file;
    try {
      const read = await readPicture(file);
      if (latest !== file) return;
      const length = Math.ceil((choices.source.length + read.length) / 1000);
      if (length > MOST_LESSON) throw new RangeError(said.full(length, MOST_LESSON));
      choose('data', read);
      choose('problem', '');
    } catch (error) {
      if (latest !== file) return;
      choose('data', '');
      choose('problem', describeError(error));
    }
  };
  return html`${renderFileButton(said.choose, { icon: 'open', accept: 'image/*' }, ([file]) => void take(file))}
    ${data ? html`<img src=${data} alt=${chosen['alt'] ?? ''} />` : nothing}
    <p class="problem" role="status">${problem}</p>
    ${renderTextField(choices, 'alt', said.alt, said.altHint)}
    ${writePicture(choices).text ? nothing : html`<p>${said.needs}</p>`}
    <p class="quiet">${said.size(data ? Math.ceil(data.length / 1000) : null)}</p>`;
}

/** Empty until there are a picture and a description. The picture itself belongs at the end of the text. */
export function writePicture({ chosen }: Choices): { readonly text: string; readonly end: string } {
  const { data = '', alt = '' } = chosen;
  if (data === '' || alt.trim() === '') return { text: '', end: '' };
  const { name, definition } = definePicture(data);
  const described = alt.trim().replace(/[[\]\\]/g, String.raw`\$&`);
  return { text: `![${described}][${name}]`, end: definition };
}
