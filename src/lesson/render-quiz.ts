import type { Parser } from 'marked';
import { parsePosition } from '../game/index.ts';
import { words } from '../words/index.ts';
import { labelOf } from './check-quiz.ts';
import type { ContainerToken } from './containers.ts';
import { boardTable } from './fallback-parts.ts';
import { quizOf, type Quiz, type QuizItem } from './quiz.ts';
import { escapeHtml } from './tags.ts';

/** A quiz as it reads without scripts, each answer opening to what is told of it; the element takes it up from there. */
export function renderQuiz(token: ContainerToken, id: string, parser: Parser): string {
  const quiz = quizOf(token);
  const { kind, position, question, before, items, after } = quiz;
  const board = position ? boardTable(parsePosition(position)) : '';
  const tag = `<ply-quiz id="${id}" ask="${kind}"${position ? ` position="${escapeHtml(position)}"` : ''}>`;
  return `${tag}
<div class="question" slot="question"><p>${parser.parseInline([...question])}</p>
${parser.parse([...before])}</div>
${board && `<div slot="fallback">${board}</div>`}
<ul class="answers">
${items.map((item, i) => answer(item, valueOf(item, i, quiz), parser)).join('\n')}
</ul>
${parser.parse([...after])}</ply-quiz>
`;
}

/** What an answer is known by: its place in the list, or the number or the move. */
function valueOf(item: QuizItem, place: number, { kind }: Quiz): string {
  return kind === 'number' || kind === 'move' ? labelOf(item).replace('−', '-') : `${place}`;
}

function answer({ isRight, label, feedback }: QuizItem, value: string, parser: Parser): string {
  const { anyOther, open, right, wrong } = words.quiz;
  return (
    `<li data-answer="${escapeHtml(value)}"${isRight ? ' data-right' : ''}>` +
    `<span class="answer">${value === 'other' ? escapeHtml(anyOther) : parser.parseInline([...label])}</span>` +
    `<details class="feedback"><summary>${escapeHtml(open)}</summary>` +
    `<strong>${escapeHtml(isRight ? right : wrong)}</strong>` +
    `<div>${parser.parse([...feedback])}</div></details></li>`
  );
}
