/** Between the name of the lesson's question and the number of the draw. */
const MARK = '~';

interface DrawnName {
  /** The name of the lesson's question. */
  readonly base: string;
  /** From 1; 0 for the lesson's question itself. */
  readonly draw: number;
}

export function readDrawnName(name: string): DrawnName {
  const [base, draw = '0'] = name.split(MARK);
  return { base, draw: /^[1-9]\d?$/.test(draw) ? Number(draw) : 0 };
}

/** The name of the next question like this one. */
export function nameNextDraw(name: string): string {
  const { base, draw } = readDrawnName(name);
  return `${base}${MARK}${draw + 1}`;
}
