import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { isCopied } from '../share/copied.ts';
import { frameCode } from '../share/frame-code.ts';
import { FRAME, SHOWN } from '../address/framed-address.ts';
import { showIgnored } from '../address/page-message.ts';
import { siteFacts } from '../write/site-facts.ts';
import { frameKindOf, lessonAt, namedPieces } from './lesson-pieces.ts';

interface NamedPiece {
  readonly name: string;
  readonly text: string;
}

/** Lets anyone who opens the page outside a frame choose a piece of the course, and gives the code that embeds it. */
export function choosePiece(article: HTMLElement): void {
  const root = new URL('../', location.href).href;
  const lessons = siteFacts(article).lessons.map(({ file, title }) => ({
    page: file.replace(/^.*\/\d+-(.*)\.md$/, 'lessons/$1/'),
    title,
  }));
  let page = '';
  let choices: readonly NamedPiece[] = [];
  let source = '';
  let told = '';
  const chooseLesson = async ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    page = value;
    const lesson = await lessonAt(new URL(page, root));
    if (page !== value) return;
    showIgnored('fragment', lesson ? [] : [words.embed.noLesson(page)]);
    choices = lesson ? [...namedPieces(lesson)].map(namedPiece) : [];
    take(choices[0]?.name ?? '');
  };
  const take = (name: string) => {
    source = name && `${root}${FRAME}#${page}&${SHOWN}=${encodeURIComponent(name).replaceAll('%2C', ',')}`;
    told = '';
    show();
  };
  const copy = async () => {
    const { copied, notCopied } = words.share.frame;
    told = (await isCopied(article.querySelector('textarea')!)) ? copied : notCopied;
    show();
  };
  const show = () => {
    const { empty, lesson, piece, choose } = words.embed;
    const frame = words.share.frame;
    render(
      html`<div class="choose column links">
        <p>${empty}</p>
        <label class="field"
          >${lesson}
          <select @change=${chooseLesson}>
            <option value="" ?disabled=${page !== ''}>${choose}</option>
            ${lessons.map((each) => html`<option value=${each.page}>${each.title}</option>`)}
          </select></label
        >
        <label class="field"
          >${piece}
          <select
            ?disabled=${choices.length === 0}
            @change=${({ target }: Event) => take((target as HTMLSelectElement).value)}
          >
            ${choices.map(({ name, text }) => html`<option value=${name}>${text}</option>`)}
          </select></label
        >
        <label class="field"
          >${frame.label} <textarea readonly rows="6" .value=${source && frameCode(source)}></textarea>
        </label>
        <div class="row">
          <button ?disabled=${!source} @click=${copy}>${frame.copy}</button>
          ${source ? html`<a href=${source} target="_blank" rel="noopener">${frame.see}</a>` : ''}
          <p role="status">${told}</p>
        </div>
      </div>`,
      article,
    );
  };
  article.replaceChildren();
  show();
}

function namedPiece([name, piece]: [name: string, piece: HTMLElement]): NamedPiece {
  const kind = frameKindOf(piece)!;
  const question = piece.querySelector('.question') ?? (kind === 'prediction' ? piece : null);
  // What opens without scripts reveals the answer.
  const said = [...(question?.childNodes ?? [])].filter((each) => !(each instanceof HTMLDetailsElement));
  const text = said
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return { name, text: `${words.embed.kinds[kind]}: ${text || name}` };
}
