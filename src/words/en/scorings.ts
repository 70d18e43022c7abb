/** What a way of scoring is called, in every place where it is spoken of. */
export interface ScoringWords {
  /** Where it is chosen: `Depth-penalised`. */
  readonly label: string;
  /** A letter, where there is no room for more. */
  readonly tag: string;
  /** Within a sentence: `depth-penalised scoring`. */
  readonly name: string;
  /** With what a win counts: `10 − depth`; the same in the middle of a text. */
  readonly title: (win: number) => string;
  readonly brief: (win: number) => string;
}

/** The words of each scoring, by its name. */
export const scorings = {
  plain: {
    label: 'Plain',
    tag: 'P',
    name: 'plain scoring',
    title: (win) => `Plain ±${win}`,
    brief: (win) => `plain ±${win}`,
  },
  depth: {
    label: 'Depth-penalised',
    tag: 'D',
    name: 'depth-penalised scoring',
    title: (win) => `${win} − depth`,
    brief: (win) => `${win} − depth`,
  },
} as const satisfies Record<string, ScoringWords>;

/** What is subtracted from a win at a depth, as a sum writes it: the depth, or a part of it for every ply. */
export const subtracted = (penalty: number, depth: number) =>
  penalty === 1 ? `${depth}` : `${penalty} × ${depth}`;
