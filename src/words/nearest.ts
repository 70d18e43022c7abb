/**
 * The most similar known name; null if more than a third of the letters differ. One letter may always differ, but never
 * all.
 */
export function findNearest(found: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(found.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(found.length - candidate.length) >= least) continue;
    const edits = measureEdits(found.toLowerCase(), candidate.toLowerCase());
    if (edits < least && edits < candidate.length) [best, least] = [candidate, edits];
  }
  return best;
}

/** Edit distance with swaps of neighbours (Damerau 1964), restricted form. */
function measureEdits(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const above = rows[i - 1];
    for (let j = 1; j <= b.length; j++) {
      const substitute = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, substitute);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
