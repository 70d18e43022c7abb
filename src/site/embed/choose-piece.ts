import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { copyText } from '../../elements/kit/copy-text.ts';
import { writeFrameCode } from '../share/frame-code.ts';
import { FRAME_FOLDER, PIECE_KEY } from '../address/framed-address.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored } from '../address/page-message.ts';
import { readSiteFacts } from '../write/site-facts.ts';
import type { HeightMessage } from './report-height.ts';
import { describePiece, readOwnText } from './describe-piece.ts';
import { findFrameKind, isVisible, fetchLesson, listPieces } from './lesson-pieces.ts';

interface PieceChoice {
  readonly name: string;
  readonly text: string;
}

/** The pieces under a heading of the lesson. */
interface PieceGroup {
  readonly heading: string;
  readonly choices: readonly PieceChoice[];
}

interface Lesson {
  /** Its path from the root of the site. */
  readonly page: string;
  readonly title: string;
}

/** What was chosen so far. */
interface Chosen {
  readonly page: string;
  /** Null until the lesson is there. */
  readonly groups: readonly PieceGroup[] | null;
  /** The name of the piece, and the address of its frame; empty if there is none. */
  readonly piece: string;
  readonly source: string;
  /** Whether the code could be copied; empty until then. */
  readonly message: string;
}

interface Actions {
  readonly chooseLesson: (page: string) => void;
  readonly choosePiece: (name: string) => void;
  readonly copy: () => void;
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
  let chosen: Chosen = { page: '', groups: null, piece: '', source: '', message: '' };
  const change = (some: Partial<Chosen>) => {
    chosen = { ...chosen, ...some };
    render(renderForm(chosen, lessons, root, actions), article);
  };
  const choosePiece = (piece: string) => {
    const name = encodeURIComponent(piece).replaceAll('%2C', ',');
    const source = piece && `${root}${FRAME_FOLDER}#${chosen.page}&${PIECE_KEY}=${name}`;
    change({ piece, source, message: '' });
  };
  const showLesson = async (page: string) => {
    addressBar.set(page);
    change({ page, groups: null, piece: '', source: '', message: '' });
    const lesson = await fetchLesson(new URL(page, root));
    if (chosen.page !== page) return;
    if (!lesson) showIgnored('fragment', [words.embed.noLesson(page)]);
    const pieces = lesson ? [...listPieces(lesson)].filter(([, piece]) => isVisible(piece, lesson)) : [];
    change({ groups: groupPieces(pieces) });
    // A search shows best what a frame is.
    const drawn = pieces.find(([, piece]) => !/question|prediction/.test(findFrameKind(piece) ?? ''));
    choosePiece((drawn ?? pieces[0])?.[0] ?? '');
  };
  const copy = async () => {
    const { copied, notCopied } = words.share.frame;
    const code = article.querySelector('textarea')!;
    change({ message: (await copyText(code.value, () => code.select())) ? copied : notCopied });
  };
  const chooseLesson = (page: string) => {
    showIgnored('fragment', []);
    void showLesson(page);
  };
  const actions: Actions = { chooseLesson, choosePiece, copy: () => void copy() };
  followHeight(article);
  article.replaceChildren();
  article.previousElementSibling?.classList.remove('unseen');
  change({});
  const first = lessons.find((each) => each.page === from) ?? lessons[0];
  if (first) void showLesson(first.page);
}

/** Gives the preview the height that its page reports. */
function followHeight(article: HTMLElement): void {
  addEventListener('message', ({ data, source }: MessageEvent<Partial<HeightMessage> | null>) => {
    const frame = article.querySelector('iframe');
    if (frame && source === frame.contentWindow && data?.plybookHeight)
      frame.height = `${data.plybookHeight}`;
  });
}

function renderForm(
  { page, groups, piece, source, message }: Chosen,
  lessons: readonly Lesson[],
  root: string,
  { chooseLesson, choosePiece, copy }: Actions,
) {
  const embed = words.embed;
  const { frame } = words.share;
  const title = lessons.find((each) => each.page === page)?.title;
  return html`<div class="choose">
    <div class="card links">
      ${title === undefined ? '' : html`<p><a href=${root + page}>${embed.back(title)}</a></p>`}
      <p class="summary">${embed.empty}</p>
      <label class="field"
        >${embed.lesson}
        <select @change=${({ target }: Event) => chooseLesson((target as HTMLSelectElement).value)}>
          ${lessons.map((each) => html`<option value=${each.page} ?selected=${each.page === page}>${each.title}</option>`)}
        </select></label
      >
      <label class="field"
        >${embed.piece}
        <select
          ?disabled=${!groups?.length}
          @change=${({ target }: Event) => choosePiece((target as HTMLSelectElement).value)}
        >
          ${groups?.map(
            ({ heading, choices }) =>
              html`<optgroup label=${heading}>
                ${choices.map(({ name, text }) => html`<option value=${name} .selected=${name === piece}>${text}</option>`)}
              </optgroup>`,
          )}
        </select></label
      >
      <label class="field"
        >${frame.label}
        <textarea class="mono" readonly rows="6" .value=${source && writeFrameCode(source, title)}></textarea>
      </label>
      <div class="row">
        <button class="primary" ?disabled=${!source} @click=${copy}>${frame.copy}</button>
        ${source ? html`<a href=${source} target="_blank" rel="noopener">${frame.see}</a>` : ''}
        <p role="status">${message}</p>
      </div>
    </div>
    ${
      source
        ? html`<iframe class="preview" title=${embed.preview} src=${source} height="480"></iframe>`
        : html`<p class="preview quiet">${groups ? embed.nothingHere : embed.waiting}</p>`
    }
  </div>`;
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
