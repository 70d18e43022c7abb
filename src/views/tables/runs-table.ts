import { html, nothing, type TemplateResult } from 'lit';
import type { Trace } from '../../search/index.ts';
import { countStats, nameSearch } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** Null `nodes`: not counted, or not yet. */
export interface CountedSearch {
  readonly name: string;
  readonly nodes: number | null;
  readonly isRunning?: boolean;
  readonly isOwn?: boolean;
}

/** Plain minimax first, then this search if it differs, then the others; only beside others it needs its name. */
export function listCountedSearches(trace: Trace, others: readonly CountedSearch[]): CountedSearch[] {
  const { nodes, plain } = countStats(trace);
  const isPlain = nodes === plain;
  const own = { name: others.length ? nameSearch(trace.options) : words.stats.own, nodes, isOwn: true };
  return [{ name: words.stats.plain, nodes: plain, isOwn: isPlain }, ...(isPlain ? [] : [own]), ...others];
}

/** The nodes of each search, plain minimax first; `bar` draws a share (0 to 1) of the largest. */
export function renderRunsTable(runs: readonly CountedSearch[], bar?: (share: number) => TemplateResult) {
  const stats = words.stats;
  const [plain] = runs;
  const most = Math.max(...runs.map(({ nodes }) => nodes ?? 0));
  return html`<table>
    <caption>
      ${stats.nodes}
    </caption>
    <tbody>
      ${runs.map(
        ({ name, nodes, isOwn, isRunning }) =>
          html`<tr class=${isOwn ? 'own' : ''}>
            <th scope="row">${name}</th>
            ${bar ? html`<td class="bar">${nodes === null ? nothing : bar(nodes / most)}</td>` : nothing}
            <td class="number">
              ${nodes === null ? (isRunning ? stats.working : stats.uncounted) : words.formatCount(nodes)}
            </td>
            <td class="quiet">${nodes && plain.nodes ? stats.share(nodes, plain.nodes) : nothing}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
