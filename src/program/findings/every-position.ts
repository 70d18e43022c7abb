import { ticTacToe, type MnkPosition } from '../../game/index.ts';

/** Every position that games come to, finished ones too, those with the fewest marks first. */
export function everyPosition(): MnkPosition[] {
  const all: MnkPosition[] = [];
  let ply = [ticTacToe.start()];
  while (ply.length > 0) {
    all.push(...ply);
    const next = new Map<number | null, MnkPosition>();
    for (const position of ply)
      for (const move of ticTacToe.moves(position)) {
        const child = ticTacToe.play(position, move);
        next.set(ticTacToe.key(child), child);
      }
    ply = [...next.values()];
  }
  return all;
}
