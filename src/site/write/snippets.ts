import { languages } from '../../program/index.ts';
import type { QuizName } from '../../lesson/index.ts';
import type { Start } from '../../program/starts/index.ts';
import { quizKinds } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { formatTag } from '../every-page/tag-text.ts';

export function findFreeId(source: string, wanted: string): string {
  const isTaken = (id: string) => new RegExp(`\\sid=["']?${id}["'\\s>]`).test(source);
  let id = wanted;
  for (let count = 2; isTaken(id); count++) id = `${wanted}${count}`;
  return id;
}

/** A quiz about a listing needs the listing, so it is written by hand. */
export type PaletteQuiz = Exclude<QuizName, 'quiz-line'>;

const said = words.palette.quiz;

/** What it asks about, and whether for a move. */
export function findQuizRow(kind: PaletteQuiz) {
  return Object.values(quizKinds).find(({ container }) => container === kind)!;
}

/** The answers of each kind, to overwrite. */
const answers: Readonly<Record<PaletteQuiz, (move: string) => readonly string[]>> = {
  quiz: () => [`[x] ${said.right}`, `[ ] ${said.wrong}`],
  'quiz-several': () => [`[x] ${said.right}`, `[x] ${said.right}`, `[ ] ${said.wrong}`],
  'quiz-number': () => ['[x] 9', `[ ] ${said.other}`],
  'quiz-move': (move) => [`[x] ${move}`, `[ ] ${said.other}`],
};

export const paletteQuizzes = Object.keys(answers) as readonly PaletteQuiz[];

/** A quiz with answers to overwrite; on a board, its move is the right one. */
export function writeQuiz(
  kind: PaletteQuiz,
  question: string,
  board: { readonly position: string; readonly move: string },
): string {
  const begin = findQuizRow(kind).subject === 'position' ? `${kind} ${board.position}` : kind;
  const items = answers[kind](board.move).map((answer) => `- ${answer} — ${said.why}`);
  return `:::${begin} ${question}\n\n${items.join('\n')}\n\n:::`;
}

export function writeProgram(
  attributes: Readonly<Record<string, string>>,
  { language, file }: Pick<Start, 'language' | 'file'>,
): string {
  const { grammar } = languages[language];
  return formatTag('ply-program', { ...attributes, language }, `\n\n\`\`\`${grammar} ${file}\n\n\`\`\`\n\n`);
}

/** Minimax, to be changed: lines to put in order, with a wrong one, or with gaps. */
export function writeBlocks(id: string, hasGaps: boolean): string {
  const attributes = { id, call: 'minimax(board, True)', position: 'oxx/.xo/o..' };
  const fences = ['python rules.py\n', `python\n${writeLines(hasGaps)}`].map(
    (text) => `\`\`\`${text}\n\`\`\`\n\n`,
  );
  return formatTag('ply-blocks', attributes, `\n\n${fences.join('')}`);
}

function writeLines(hasGaps: boolean): string {
  const gap = (text: string) => (hasGaps ? `___${text}___` : text);
  const wrong = hasGaps ? '' : '    # or starts-at-zero: best = 0\n';
  return `def minimax(board, is_max):
    if is_over(board):
        return ${gap('score(board)')}
    best = ${gap('-math.inf')} if is_max else math.inf
${wrong}    mark = "X" if is_max else "O"
    for move in moves(board):
        value = minimax(play(board, move, mark), ${gap('not is_max')})
        best = max(best, value) if is_max else min(best, value)
    return best`;
}
