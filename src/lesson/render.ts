import { html, nothing } from 'lit';
import type { MarkedExtension, Parser, Token, Tokens } from 'marked';
import { renderToString, trusted, writtenScore } from '../views/index.ts';
import { words } from '../words/index.ts';
import type { ContainerToken } from './containers.ts';
import { coveredCell } from './cover.ts';
import { codeBlock } from './highlight.ts';
import type { HtmlPart } from './html-reader.ts';
import type { Heading } from './page-reader.ts';
import { proseOf, type Prose } from './prose.ts';
import type { Piece } from './terms.ts';

/** What the renderer has to know about tokens that the reader has read. */
export interface Facts {
  readonly heading: (token: Token) => Heading | undefined;
  readonly isBare: (token: Token) => boolean;
  readonly htmlParts: (token: Token) => readonly HtmlPart[];
  /** What stands for an element without scripts, and its closing tag. */
  readonly elementEnd: (part: Exclude<HtmlPart, string>) => string;
  /** The pieces of a text in which terms are used for the first time. */
  readonly pieces: (token: Token) => readonly Piece[] | undefined;
  /** Whether a text stands in an element as it is. */
  readonly isLiteral: (token: Token) => boolean;
  /** What tells a covered cell of a table apart; undefined for all others. */
  readonly coveredAs: (token: Tokens.TableCell) => string | undefined;
  /** The checked address of a link or an image; undefined for one that leads nowhere. */
  readonly target: (
    token: Tokens.Link | Tokens.Image,
  ) => { readonly href: string; readonly isExternal: boolean } | undefined;
  /** Whether a link may lead to another site. */
  readonly leavesSite: boolean;
  /** The root of the site as seen from the page. */
  readonly root: string;
}

/** How the tokens of a lesson become HTML, where marked's own way is not ours. */
export function rendering(facts: Facts): MarkedExtension {
  const htmlOf = (piece: Piece | Prose) => pieceHtml(piece, facts.root);
  return {
    renderer: {
      heading(token) {
        const heading = facts.heading(token);
        if (!heading) return false;
        const { level, id, text } = heading;
        const anchor = renderToString(
          html`<a class="anchor" href="#${id}" aria-label=${words.lesson.linkTo(text)}
            ><span aria-hidden="true">#</span></a
          >`,
        );
        return `<h${level} id="${id}">${this.parser.parseInline(token.tokens)} ${anchor}</h${level}>\n`;
      },
      paragraph(token) {
        return facts.isBare(token) ? `${this.parser.parseInline(token.tokens)}\n` : false;
      },
      text(token) {
        // Between tags such as <code> marked would leave a text as it is, and what is no tag to it is one to a browser.
        if ('escaped' in token) token.escaped = false;
        if (facts.isLiteral(token) || ('tokens' in token && token.tokens)) return false;
        const pieces = facts.pieces(token) ?? proseOf(token.text);
        return pieces.some((piece) => typeof piece === 'object') && pieces.map(htmlOf).join('');
      },
      html(token) {
        const parts = facts.htmlParts(token);
        return parts.map((part) => (typeof part === 'string' ? part : facts.elementEnd(part))).join('');
      },
      code({ text, lang }) {
        return codeBlock(text, lang || 'text');
      },
      tablecell(token) {
        const name = facts.coveredAs(token);
        return name === undefined ? false : coveredCell(token, name, this.parser);
      },
      link(token) {
        const text = trusted(this.parser.parseInline(token.tokens));
        const { href, isExternal } = facts.target(token) ?? { href: null, isExternal: false };
        if (href === null) return renderToString(text);
        if (isExternal && !facts.leavesSite)
          return renderToString(token.text === href ? href : html`${text} (${href})`);
        return renderToString(html`<a href=${href} rel=${isExternal ? 'noopener' : nothing}>${text}</a>`);
      },
      image(token) {
        const target = facts.target(token);
        return renderToString(target ? html`<img src=${target.href} alt=${token.text} />` : token.text);
      },
    },
  };
}

/** A term leads to its entry in the glossary, and shows its meaning to who points at it. */
function pieceHtml(piece: Piece | Prose, root: string): string {
  if (typeof piece === 'string') {
    const parts = proseOf(piece);
    return parts.some((part) => typeof part === 'object')
      ? parts.map((part) => pieceHtml(part, root)).join('')
      : renderToString(piece);
  }
  if ('cell' in piece) return renderToString(html`<ply-cell>${piece.cell}</ply-cell>`);
  if ('score' in piece) return renderToString(writtenScore(piece.score));
  const { id, meaning } = piece.term;
  return renderToString(
    html`<a class="term" href="${root}glossary/#${id}" title=${meaning}>${piece.text}</a>`,
  );
}

const asides: readonly string[] = ['note', 'warning', 'think'];

/** A container: a table with covered cells, an example with its source, what the reader opens as `<details>`, the others as an aside that says what it is. */
export function renderContainer(token: ContainerToken, parser: Parser): string {
  const { name, titleTokens, tokens = [] } = token;
  const title = parser.parseInline(titleTokens);
  const body = trusted(parser.parse(tokens));
  const label = words.lesson[name as 'hint'];
  const heading = html`<span class="label">${label}</span
    >${title ? html` <span class="title">${trusted(title)}</span>` : nothing}`;
  const content =
    name === 'cover'
      ? html`<ply-cover>${body}</ply-cover>`
      : name === 'example'
        ? exampleOf(token, body)
        : asides.includes(name)
          ? html`<aside class=${name} role="note">
              <p>${heading}</p>
              ${body}
            </aside>`
          : html`<details class=${name}>
              <summary>${heading}</summary>
              ${body}
            </details>`;
  return `${renderToString(content)}\n`;
}

/** How a piece of a lesson is written, and what becomes of it: one text twice. */
function exampleOf({ text }: ContainerToken, body: unknown) {
  return html`<figure class="example">
    <figcaption>${words.lesson.example}</figcaption>
    ${trusted(codeBlock(text.trim(), 'markdown'))}
    <div class="shown">${body}</div>
  </figure>`;
}
