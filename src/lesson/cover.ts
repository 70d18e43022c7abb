import { html, nothing } from 'lit';
import type { Parser, Token, Tokens } from 'marked';
import { renderToString, trustHtml } from '../views/index.ts';
import { words } from '../words/index.ts';
import type { ContainerToken } from './containers.ts';
import type { ProblemList } from './problems.ts';
import { writePlainText } from './prose.ts';

/** The cells that `:::cover` covers, each with its row heading and perhaps its column heading. */
type CoveredCells = ReadonlyMap<Token, string>;

export function findCoveredCells(token: ContainerToken, at: number, problems: ProblemList): CoveredCells {
  const texts = words.lessonProblems.cover;
  const tables = (token.tokens ?? []).filter((each): each is Tokens.Table => each.type === 'table');
  const columns = token.title === '' ? [] : token.title.split(/\s*,\s*/);
  if (tables.length === 0) problems.add(at, texts.noTable());
  if (!columns.every((column) => /^[1-9]\d{0,3}$/.test(column))) {
    problems.add(at, texts.columns(token.title));
    return new Map();
  }
  const cells = tables.flatMap((table) => {
    const { length } = table.header;
    for (const column of columns)
      if (Number(column) > length) problems.add(at, texts.noColumn(Number(column), length));
    return listCellNames(table, columns.length ? columns.map((column) => Number(column) - 1) : [length - 1]);
  });
  return new Map(cells);
}

function listCellNames(
  { header, rows }: Tokens.Table,
  columns: readonly number[],
): [cell: Token, name: string][] {
  const names = words.cover;
  const titles = header.map(({ tokens }) => writePlainText(tokens).trim());
  return rows.flatMap((row, i) => {
    const texts = row.map(({ tokens }, column) =>
      columns.includes(column) ? '' : writePlainText(tokens).trim(),
    );
    const at = texts.findIndex(Boolean);
    const name = at < 0 ? names.row(i + 1) : `${titles[at]} ${texts[at]}`.trim();
    return columns.flatMap((column): [Token, string][] => {
      const cell = row[column] as unknown as Token | undefined;
      const title = columns.length > 1 ? titles[column] || names.column(column + 1) : '';
      return cell ? [[cell, names.cell(name, title)]] : [];
    });
  });
}

export function renderCoveredCell({ tokens, align }: Tokens.TableCell, name: string, parser: Parser): string {
  const { show } = words.cover;
  return renderToString(
    html`<td class="covered" align=${align ?? nothing}>
      <details>
        <summary><span class="show">${show}</span><span class="unseen">${name}</span></summary>
        <span>${trustHtml(parser.parseInline(tokens))}</span>
      </details>
    </td> `,
  );
}
