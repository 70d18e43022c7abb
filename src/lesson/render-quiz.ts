import { html, nothing } from 'lit';
import type { Parser, Token } from 'marked';
import { isMoveText } from '../game/index.ts';
import { renderToString, trustHtml } from '../views/index.ts';
import { quizKinds } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { readLabel } from './check-quiz.ts';
import type { ContainerToken } from './containers.ts';
import { renderPosition } from './fallback-parts.ts';
import { highlightLines } from './highlight.ts';
import { writeOpeningTag } from './opening-tag.ts';
import { readQuiz, readQuizPosition, type Quiz, type QuizItem } from './read-quiz.ts';

/** The address of the page about a belief; null if it has none. */
type FindAbout = (belief: string) => string | null;

/** A quiz without scripts: each answer opens to its feedback. The element takes over from there. */
export function renderQuiz(
  token: ContainerToken,
  id: string,
  parser: Parser,
  findAbout: FindAbout = () => null,
): string {
  const quiz = readQuiz(token);
  const { kind, question, before, items, after } = quiz;
  const position = quizKinds[kind].subject === 'position' ? readQuizPosition(quiz) : null;
  const block = (blocks: readonly Token[]) => trustHtml(parser.parse([...blocks]));
  const attributes = [
    ['id', id],
    ['ask', kind],
    ...(quiz.search ? [['for', quiz.search] as const] : []),
    ...(position === null ? [] : [['position', quiz.subject] as const]),
    ...(quiz.game ? [['game', quiz.game] as const] : []),
  ] as const;
  return `${renderToString(
    html`${trustHtml(writeOpeningTag('ply-quiz', attributes, true))}
      <div class="question" slot="question">
        <p>${trustHtml(parser.parseInline([...question]))}${quizKinds[kind].isMany ? html` <small>${words.quiz.several}</small>` : nothing}</p>
        ${block(before)}
      </div>
      ${position === null ? nothing : html`<div slot="fallback">${renderPosition(position)}</div>`}
      ${renderListing(quiz)}
      <ul class=${quizKinds[kind].isListed ? 'answers' : 'answers foreseen'}>
        ${items.map((item, i) => renderAnswer(item, i, quiz, parser, findAbout))}
      </ul>
      ${block(after)}
    </ply-quiz>`,
  )}\n`;
}

function renderListing({ listings: [listing], subject }: Quiz) {
  if (!listing) return nothing;
  const lines = highlightLines(listing.text, subject).map(
    (line) => html`<li><code>${trustHtml(line)}</code></li>`,
  );
  return html`<ol class="lines">
    ${lines}
  </ol>`;
}

function renderAnswer(item: QuizItem, place: number, quiz: Quiz, parser: Parser, findAbout: FindAbout) {
  const { open, right, wrong } = words.quiz;
  const { isRight, belief, feedback } = item;
  const value = writeAnswerValue(item, place, quiz);
  const about = belief && findAbout(belief);
  const link = about ? html`<p><a class="alone" href=${about}>${words.mistakePages.about}</a></p>` : nothing;
  return html`<li data-answer=${value} data-belief=${belief ?? nothing} ?data-right=${isRight}>
    <span class="answer">${renderAnswerName(item, quiz, parser)}</span>
    <details class="feedback">
      <summary>${open}</summary>
      <strong>${isRight ? right : wrong}</strong>
      <div>${[trustHtml(parser.parse([...feedback])), link]}</div>
    </details>
  </li>`;
}

function writeAnswerValue(item: QuizItem, place: number, quiz: Quiz): string {
  const { isListed, isMove } = quizKinds[quiz.kind];
  if (isListed) return `${place}`;
  const label = readLabel(item).replaceAll('−', '-');
  if (!isMove) return label;
  const position = readQuizPosition(quiz);
  const move = position.game.moves(position).find((each) => isMoveText(position.game, each, label));
  return move === undefined ? label : `${move}`;
}

function renderAnswerName(item: QuizItem, { kind }: Quiz, parser: Parser) {
  const { isListed, subject } = quizKinds[kind];
  const label = readLabel(item);
  if (!isListed && label === 'other') return words.quiz.anyOther;
  return subject === 'language' ? words.quiz.line(label) : trustHtml(parser.parseInline([...item.label]));
}
