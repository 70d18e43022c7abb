import { html, nothing } from 'lit';
import { renderToString, trustHtml } from '../views/index.ts';
import { hasGaps, listRight, readBlocks, shuffleBlocks, writeBlock } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { highlightLines } from './highlight.ts';

/**
 * The lines of an exercise. Without scripts a page shows the correct program; the wrong lines are in it for the
 * element, and hidden. Paper has the lines to number, or with their gaps; the answers are in place for a solution.
 */
export function renderBlocks(source: string, language: string): string {
  const exercise = readBlocks(source);
  const wrong = new Set(exercise.blocks.flatMap(({ insteadOf, line }) => (insteadOf === null ? [] : [line])));
  const lines = highlightLines(source, language).map((line, at) => {
    const text = `${line.replaceAll('___', '<span hidden>___</span>')}\n`;
    return wrong.has(at + 1) ? `<span hidden>${text}</span>` : text;
  });
  const code = `<code class="language-${renderToString(language)}">${lines.join('')}</code>`;
  const { paper } = words.blocks;
  const isComplete = hasGaps(exercise);
  const order = isComplete ? exercise.blocks.map((_, at) => at) : shuffleBlocks(exercise);
  const places = new Map(listRight(exercise).map(({ block }, place) => [block, place + 1]));
  const items = order.map((at) => {
    const block = exercise.blocks[at];
    const text = block.parts.map((part, i) =>
      i % 2 === 0 ? part : html`<span class="to-write-in"><span>${part}</span></span>`,
    );
    if (isComplete) return html`<li><code>${exercise.unit.repeat(block.indent)}${text}</code></li>`;
    const number = html`<span class="to-write-in"><span>${places.get(at) ?? nothing}</span></span>`;
    return html`<li>${number}<code>${writeBlock(block)}</code></li>`;
  });
  return renderToString(
    html`<pre tabindex="0">${trustHtml(code)}</pre>
      <div class="on-paper">
        <p>${isComplete ? paper.gaps : paper.order(wrong.size > 0)}</p>
        <ul class=${isComplete ? 'to-complete' : 'to-number'}>
          ${items}
        </ul>
      </div>`,
  );
}
