const OPERATOR = String.raw`(?:[−+×÷=≥≤<>≠]|(?<=(?:^| )[\d,.…]+ )·(?= [\d…]))`;
/** Blanks around an operator, whose operands may be in the pieces of text before and after. */
const AROUND = new RegExp(
  String.raw`(?<=[^\s.,:;?!]|^) (?=${OPERATOR}(?: |$))|(?<=(?:^| )${OPERATOR}) `,
  'g',
);
/** Blanks in `max(a, b)` and `(0, 1)`. */
const WITHIN = /(?<=\([^\s(),]+(?:, [^\s(),]+)*,) (?=[^\s(),]+(?:, [^\s(),]+)*\))/g;
/** After the side of a move, `X b2`, and before a number or a letter that names something: `ply 5`, `branch b`. */
const NAME = /(?<=\b(?:[XO]|[Pp]ly|[Dd]epth|[Bb]ranch|[Ll]esson|[Ee]xercise)) (?=\d|[a-z]\d?\b|$)/g;

/** More characters than this without a blank: they break before relations, and where that isn't enough before signs. */
const LONG = /[^ ]{25,}/g;

/** Text with no-break spaces in short formulas, moves and numbered names. */
export function keepTogether(text: string): string {
  return text
    .replace(AROUND, '\u00a0')
    .replace(WITHIN, '\u00a0')
    .replace(NAME, '\u00a0')
    .replace(LONG, (formula) => formula.replace(/\u00a0(?=[=≥≤<>≠])/g, ' '))
    .replace(LONG, (formula) => formula.replace(/\u00a0(?=[−+×÷·])/g, ' '));
}
