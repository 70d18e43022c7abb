import type { Parser } from 'marked';
import { parsePosition } from '../game/index.ts';
import { words } from '../words/index.ts';
import { labelOf } from './check-quiz.ts';
import type { ContainerToken } from './containers.ts';
import { boardTable } from './fallback-parts.ts';
import { highlightedLines } from './highlight.ts';
import { quizOf, type Quiz, type QuizItem } from './quiz.ts';
import { escapeHtml } from './tags.ts';

/** A quiz as it reads without scripts, each answer opening to what is told of it; the element takes it up from there. */
export function renderQuiz(token: ContainerToken, id: string, parser: Parser): string {
  const quiz = quizOf(token);
  const { kind, question, before, items, after } = quiz;
  const position = kind === 'move' ? quiz.subject : '';
  const tag = `<ply-quiz id="${id}" ask="${kind}"${position ? ` position="${escapeHtml(position)}"` : ''}>`;
  return `${tag}
<div class="question" slot="question"><p>${parser.parseInline([...question])}</p>
${parser.parse([...before])}</div>
${position && `<div slot="fallback">${boardTable(parsePosition(position))}</div>`}${listingOf(quiz)}
<ul class="answers">
${items.map((item, i) => answer(item, i, quiz, parser)).join('\n')}
</ul>
${parser.parse([...after])}</ply-quiz>
`;
}

/** The listing of which a line is asked for, line by line. */
function listingOf({ listings: [listing], subject }: Quiz): string {
  if (!listing) return '';
  const lines = highlightedLines(listing.text, subject).map((line) => `<li><code>${line}</code></li>`);
  return `<ol class="lines" tabindex="0">${lines.join('')}</ol>`;
}

function answer(item: QuizItem, place: number, quiz: Quiz, parser: Parser): string {
  const { open, right, wrong } = words.quiz;
  const { isRight, feedback } = item;
  return (
    `<li data-answer="${escapeHtml(valueOf(item, place, quiz))}"${isRight ? ' data-right' : ''}>` +
    `<span class="answer">${nameOf(item, quiz, parser)}</span>` +
    `<details class="feedback"><summary>${escapeHtml(open)}</summary>` +
    `<strong>${escapeHtml(isRight ? right : wrong)}</strong>` +
    `<div>${parser.parse([...feedback])}</div></details></li>`
  );
}

/** What an answer is known by: its place in the list, or the number, the move or the line. */
function valueOf(item: QuizItem, place: number, { kind }: Quiz): string {
  return kind === 'one' || kind === 'several' ? `${place}` : labelOf(item).replaceAll('−', '-');
}

/** What an answer is called where it is told of. */
function nameOf(item: QuizItem, { kind }: Quiz, parser: Parser): string {
  const isListed = kind === 'one' || kind === 'several';
  const label = labelOf(item);
  if (!isListed && label === 'other') return escapeHtml(words.quiz.anyOther);
  return kind === 'line' ? escapeHtml(words.quiz.line(label)) : parser.parseInline([...item.label]);
}
