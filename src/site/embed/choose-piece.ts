import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { copyField } from '../share/copy-field.ts';
import { writeFrameCode } from '../share/frame-code.ts';
import { FRAME_FOLDER, PIECE_KEY } from '../address/framed-address.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored } from '../address/page-message.ts';
import { readSiteFacts } from '../write/site-facts.ts';
import type { HeightMessage } from './report-height.ts';
import { describePiece, readOwnText } from './describe-piece.ts';
import { isVisible, fetchLesson, listPieces, listShownElements } from './lesson-pieces.ts';

interface PieceChoice {
  readonly name: string;
  readonly text: string;
}

/** The pieces under a heading of the lesson. */
interface PieceGroup {
  readonly heading: string;
  readonly choices: readonly PieceChoice[];
}

/**
 * Lets anyone who opens the page outside a frame choose a piece of the course, first of the lesson at `from`, and gives
 * the code that embeds it. The address keeps the lesson.
 */
export function offerPieces(article: HTMLElement, from: string): void {
  const root = new URL('../', location.href).href;
  const lessons = readSiteFacts(article).lessons.map(({ file, title }) => ({
    page: file.replace(/^.*\/\d+-(.*)\.md$/, 'lessons/$1/'),
    title,
  }));
  let page = '';
  let groups: readonly PieceGroup[] | null = null;
  let chosen = '';
  let source = '';
  let message = '';
  const selectLesson = async (path: string) => {
    page = path;
    addressBar.set(page);
    groups = null;
    selectPiece('');
    const lesson = await fetchLesson(new URL(page, root));
    if (page !== path) return;
    if (!lesson) showIgnored('fragment', [words.embed.noLesson(page)]);
    const pieces = lesson ? [...listPieces(lesson)].filter(([, piece]) => isVisible(piece, lesson)) : [];
    groups = groupPieces(pieces);
    // One that stands alone shows best what a frame is.
    const alone = pieces.find(([, piece]) => listShownElements(piece, lesson!).length === 1);
    selectPiece((alone ?? pieces[0])?.[0] ?? '');
  };
  const chooseLesson = ({ target }: Event) => {
    showIgnored('fragment', []);
    void selectLesson((target as HTMLSelectElement).value);
  };
  const selectPiece = (name: string) => {
    chosen = name;
    source =
      name &&
      `${root}${FRAME_FOLDER}#${page}&${PIECE_KEY}=${encodeURIComponent(name).replaceAll('%2C', ',')}`;
    message = '';
    renderForm();
  };
  const copy = async () => {
    const { copied, notCopied } = words.share.frame;
    message = (await copyField(article.querySelector('textarea')!)) ? copied : notCopied;
    renderForm();
  };
  const renderForm = () => {
    const { empty, lesson, piece, preview, waiting, nothingHere, back } = words.embed;
    const frame = words.share.frame;
    const title = lessons.find((each) => each.page === page)?.title;
    render(
      html`<div class="choose">
        <div class="card links">
          ${title === undefined ? '' : html`<p><a href=${root + page}>${back(title)}</a></p>`}
          <p class="summary">${empty}</p>
          <label class="field"
            >${lesson}
            <select @change=${chooseLesson}>
              ${lessons.map((each) => html`<option value=${each.page} ?selected=${each.page === page}>${each.title}</option>`)}
            </select></label
          >
          <label class="field"
            >${piece}
            <select
              ?disabled=${!groups?.length}
              @change=${({ target }: Event) => selectPiece((target as HTMLSelectElement).value)}
            >
              ${groups?.map(
                ({ heading, choices }) =>
                  html`<optgroup label=${heading}>
                    ${choices.map(({ name, text }) => html`<option value=${name} .selected=${name === chosen}>${text}</option>`)}
                  </optgroup>`,
              )}
            </select></label
          >
          <label class="field"
            >${frame.label}
            <textarea class="mono" readonly rows="6" .value=${source && writeFrameCode(source)}></textarea>
          </label>
          <div class="row">
            <button class="primary" ?disabled=${!source} @click=${copy}>${frame.copy}</button>
            ${source ? html`<a href=${source} target="_blank" rel="noopener">${frame.see}</a>` : ''}
            <p role="status">${message}</p>
          </div>
        </div>
        ${
          source
            ? html`<iframe class="preview" title=${preview} src=${source} height="480"></iframe>`
            : html`<p class="preview quiet">${groups ? nothingHere : waiting}</p>`
        }
      </div>`,
      article,
    );
  };
  addEventListener('message', ({ data, source: sender }: MessageEvent<Partial<HeightMessage> | null>) => {
    const frame = article.querySelector('iframe');
    if (frame && sender === frame.contentWindow && data?.plybookHeight)
      frame.height = `${data.plybookHeight}`;
  });
  article.replaceChildren();
  article.previousElementSibling?.classList.remove('unseen');
  renderForm();
  const first = lessons.find((each) => each.page === from) ?? lessons[0];
  if (first) void selectLesson(first.page);
}

/** Pieces that show the same are told apart by their names. */
function groupPieces(pieces: readonly (readonly [name: string, piece: HTMLElement])[]): PieceGroup[] {
  const texts = pieces.map(([, piece]) => describePiece(piece));
  const described = pieces.map(([name, piece], index) => {
    const text = texts[index];
    const isUnique = texts.indexOf(text) === texts.lastIndexOf(text);
    return { heading: findHeading(piece), name, text: isUnique ? text : `${text} (${name})` };
  });
  const headings = [...new Set(described.map(({ heading }) => heading))];
  return headings.map((heading) => ({
    heading,
    choices: described.filter((each) => each.heading === heading),
  }));
}

/** The heading of the section that a piece is in. */
function findHeading(piece: HTMLElement): string {
  const headings = [...piece.ownerDocument.querySelectorAll('h1, article h2')];
  const before = headings.filter(
    (each) => each.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const last = before.at(-1);
  return last ? readOwnText(last) : '';
}
