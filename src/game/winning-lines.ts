const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** As bit masks: across, down, and along both diagonals. */
export function listWinningLines(columns: number, rows: number, k: number): number[] {
  const lines: number[] = [];
  for (const [dc, dr] of directions) {
    for (let row = 0; row + dr * (k - 1) < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const last = column + dc * (k - 1);
        if (last < 0 || last >= columns) continue;
        let line = 0;
        for (let i = 0; i < k; i++) line |= 1 << ((row + dr * i) * columns + column + dc * i);
        lines.push(line);
      }
    }
  }
  return k === 1 ? [...new Set(lines)] : lines;
}
