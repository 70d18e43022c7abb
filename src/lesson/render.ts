import { decodeHTML } from 'entities/decode';
import { html, nothing } from 'lit';
import type { MarkedExtension, Parser, Token } from 'marked';
import { renderToString, trustHtml, renderScore } from '../views/index.ts';
import { keepTogether, words } from '../words/index.ts';
import type { ContainerName, ContainerToken } from './containers.ts';
import { renderCoveredCell } from './cover.ts';
import { renderCode } from './highlight.ts';
import { renderBlocks } from './render-blocks.ts';
import type { HtmlPart } from './html-reader.ts';
import type { LinkTarget } from './resolve-link.ts';
import type { PageReader } from './page-reader.ts';
import type { PlannedHeading } from './plan.ts';
import { writeOpeningTag } from './opening-tag.ts';
import { parseProse, type Prose } from './prose.ts';
import type { QuizName } from './read-quiz.ts';
import type { ProsePiece } from './first-uses.ts';

interface TokenFacts {
  readonly elementEnd: (part: Exclude<HtmlPart, string>) => string;
  /** Texts with the first use of a term, in pieces. */
  readonly uses: ReadonlyMap<Token, readonly ProsePiece[]> | null;
  /** Checked addresses of links and images; one that is missing leads nowhere. */
  readonly targets: ReadonlyMap<Token, LinkTarget>;
  readonly plan: ReadonlyMap<Token, PlannedHeading>;
  /** Fences with lines to put together. */
  readonly blockLines: ReadonlySet<Token>;
  readonly leavesSite: boolean;
  readonly root: string;
}

export function createRenderer(reader: PageReader, facts: TokenFacts): MarkedExtension {
  const htmlOf = (piece: ProsePiece | Prose) => renderPiece(piece, facts.root);
  /** Written with the code before, and no longer part of the text that comes next. */
  let glued = '';
  return {
    renderer: {
      heading(token) {
        const heading = reader.headings.get(token);
        if (!heading) return false;
        const { level, id, text } = heading;
        const anchor = renderToString(
          html`<a class="anchor" href="#${id}" aria-labelledby=${id}><span aria-hidden="true">#</span></a>`,
        );
        const { minutes = null, part = null } = facts.plan.get(token) ?? {};
        const tag = `h${level}`;
        const attributes: [string, string][] = [['id', id]];
        if (minutes !== null) attributes.push(['data-minutes', `${minutes}`]);
        if (part !== null) attributes.push(['data-part', `${part}`]);
        // Named here, as the link is a part of its text.
        attributes.push(['aria-label', text]);
        return `${writeOpeningTag(tag, attributes, false)}${this.parser.parseInline(token.tokens)} ${anchor}</${tag}>\n`;
      },
      paragraph(token) {
        return reader.bare.has(token) ? `${this.parser.parseInline(token.tokens)}\n` : false;
      },
      text(token) {
        // Inside tags such as <code> marked leaves text unescaped, and some of what it takes for text is a tag to a
        // browser.
        if ('escaped' in token) token.escaped = false;
        if (reader.literal.has(token) || ('tokens' in token && token.tokens)) return false;
        const { length } = glued;
        glued = '';
        const [first, ...others] = facts.uses?.get(token) ?? parseProse(token.text);
        const pieces = typeof first === 'string' ? [first.slice(length), ...others] : [first, ...others];
        if (pieces.some((piece) => typeof piece === 'object')) return pieces.map(htmlOf).join('');
        token.text = keepTogether(token.text.slice(length));
        return false;
      },
      codespan(token) {
        const punctuation = reader.punctuation.get(token);
        if (punctuation === undefined) return false;
        glued = punctuation;
        return renderToString(html`<span class="glued"><code>${token.text}</code>${punctuation}</span>`);
      },
      html(token) {
        const parts = reader.html.listParts(token);
        return parts.map((part) => (typeof part === 'string' ? part : facts.elementEnd(part))).join('');
      },
      code(token) {
        const { text, lang } = token;
        if (facts.blockLines.has(token)) return renderBlocks(text, lang || 'text');
        return renderCode(text, lang || 'text');
      },
      tablecell(token) {
        const name = reader.covered.get(token as unknown as Token);
        return name === undefined ? false : renderCoveredCell(token, name, this.parser);
      },
      link(token) {
        const text = trustHtml(this.parser.parseInline(token.tokens));
        const { href, isExternal } = facts.targets.get(token) ?? { href: null, isExternal: false };
        if (href === null) return renderToString(text);
        if (isExternal && !facts.leavesSite)
          return renderToString(token.text === href ? href : html`${text} (${href})`);
        return renderToString(html`<a href=${href} rel=${isExternal ? 'noopener' : nothing}>${text}</a>`);
      },
      image(token) {
        const target = facts.targets.get(token);
        return renderToString(
          target ? html`<img src=${target.href} alt=${decodeHTML(token.text)} />` : token.text,
        );
      },
    },
  };
}

/** A term links to the glossary, and shows its meaning on hover. */
function renderPiece(piece: ProsePiece | Prose, root: string): string {
  if (typeof piece === 'string') {
    const parts = parseProse(piece);
    return parts.some((part) => typeof part === 'object')
      ? parts.map((part) => renderPiece(part, root)).join('')
      : renderToString(keepTogether(decodeHTML(piece)));
  }
  if ('cell' in piece) return renderToString(html`<ply-cell>${piece.cell}</ply-cell>`);
  if ('score' in piece) return renderToString(renderScore(piece.score));
  const { id, meaning } = piece.term;
  return renderToString(
    html`<a class="term" href="${root}glossary/#${id}" title=${meaning}>${piece.text}</a>`,
  );
}

interface ContainerContent {
  readonly name: string;
  readonly title: string;
  readonly body: ReturnType<typeof trustHtml>;
  /** The blocks of its body, one by one. */
  readonly blocks: readonly string[];
  readonly text: string;
  /** Empty for none. */
  readonly id: string;
}

const forms: Readonly<Record<Exclude<ContainerName, QuizName>, (contained: ContainerContent) => unknown>> = {
  think: renderAside(words.lesson.think, 'question'),
  cover: ({ body }) => html`${trustHtml(writeOpeningTag('ply-cover', [], true))}${body}</ply-cover>`,
  hint: renderDetails(words.lesson.hint),
  solution: renderDetails(words.lesson.solution),
  notes: renderDetails(words.lesson.notes),
  note: renderAside(words.lesson.note),
  warning: renderAside(words.lesson.warning),
  page: renderForPage,
  screen: ({ blocks }) => markBlocks(blocks, 'data-on-paper="none"'),
  slide: ({ blocks }) => markBlocks(blocks, 'data-slide-only data-on-paper="none"'),
  example: renderExample,
};

/** Help alone stays on paper, where its reader chooses it by its kind. */
function renderForPage({ blocks, body }: ContainerContent) {
  const isHelp = blocks.every((each) => each === '' || each.startsWith('<details'));
  return html`<div data-on-slide="none" data-on-paper=${isHelp ? nothing : 'none'}>${body}</div>`;
}

/** No element is around them: a slide may begin with each. */
function markBlocks(blocks: readonly string[], marks: string) {
  return blocks.map((each) => trustHtml(each.replace(/^<[\w-]+/, `$& ${marks}`)));
}

/** An unknown container, in a lesson being written, is folded. */
export function renderContainer(
  { name, titleTokens, tokens = [], text }: ContainerToken,
  parser: Parser,
  id: string,
) {
  const title = parser.parseInline(titleTokens);
  const form = Object.entries(forms).find(([known]) => known === name)?.[1] ?? renderDetails(name);
  const blocks = tokens.map((token) => parser.parse([token]));
  return `${renderToString(form({ name, title, body: trustHtml(blocks.join('')), blocks, text, id }))}\n`;
}

/** A labelled remark; `onSlide` as in the catalogue. */
function renderAside(label: string, onSlide?: 'question') {
  return ({ name, title, body }: ContainerContent) =>
    html`<aside class=${name} role="note" data-on-slide=${onSlide ?? nothing}>
      <p>${renderHeading(label, title)}</p>
      ${body}
    </aside>`;
}

function renderDetails(label: string) {
  return ({ name, title, body, id }: ContainerContent) =>
    html`<details class=${name} id=${id || nothing}>
      <summary>${renderHeading(label, title)}</summary>
      ${body}
    </details>`;
}

function renderHeading(label: string, title: string) {
  return html`<span class="label">${label}</span
    >${title ? html` <span class="title">${trustHtml(title)}</span>` : nothing}`;
}

function renderExample({ text, body }: ContainerContent) {
  return html`<figure class="example">
    <figcaption>${words.lesson.example}</figcaption>
    ${trustHtml(renderCode(text.trim(), 'markdown'))}
    <div class="shown">${body}</div>
  </figure>`;
}
