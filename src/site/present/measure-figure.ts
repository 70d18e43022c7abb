/** The style sheet fits the type of a listing or a table into its room by these. */
export function measureFigure(figure: HTMLElement): void {
  if (figure.localName === 'pre') measureListing(figure);
  if (figure instanceof HTMLTableElement) measureTable(figure);
}

function measureListing(listing: HTMLElement): void {
  const lines = listing.textContent.trimEnd().split('\n');
  listing.style.setProperty('--lines', `${lines.length}`);
  listing.style.setProperty('--columns', `${Math.max(...lines.map(({ length }) => length))}`);
}

/** As for a listing: the longest texts of its columns together, with the room around each. */
function measureTable(table: HTMLTableElement): void {
  const rows = [...table.rows].map(({ cells }) => [...cells].map((cell) => cell.textContent.trim().length));
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((cells) => cells[i] ?? 0)));
  const AROUND = 3;
  table.style.setProperty('--columns', `${widths.reduce((sum, width) => sum + width + AROUND, 0)}`);
}
