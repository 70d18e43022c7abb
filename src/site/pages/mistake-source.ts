import { defaultNaming, parsePosition } from '../../game/index.ts';
import { languages, programLanguages } from '../../program/index.ts';
import { mistakeFacts, type MistakeFacts } from '../../program/starts/mistake-facts.ts';
import type { Mistake } from '../../program/starts/mistakes.ts';
import { findWinner, search } from '../../search/index.ts';
import { words } from '../../words/index.ts';

/** The page of a mistake as a lesson is written: the compiler checks it, and it reads without scripts. */
export function writeMistakeSource(mistake: Mistake): string {
  const mistakePages = words.mistakePages;
  const { title, name, believes, refutes } = mistakePages.texts[mistake];
  const { position, wrong, boards } = mistakeFacts[mistake];
  const [language] = programLanguages;
  const file = `${mistake}.${languages[language].endings[0]}`;
  const front = {
    title,
    summary: mistakePages.pageSummary(name, refutes.replaceAll(/[{}]/g, '')),
    minutes: 3,
    'exercise-minutes': 5,
    objectives: [name],
  };
  return `---
${Object.entries(front)
  .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  .join('\n')}
---

${mistakePages.believes(believes)}

${refutes}

## ${mistakePages.headings.board}

${mistakePages.toMove} ${describePlay(mistakeFacts[mistake])}

<ply-board position="${position}"></ply-board>

${mistakePages.count(wrong, boards)}

## ${mistakePages.headings.walk}

${mistakePages.walk}

<ply-stepper id="walk" position="${position}" program="${mistake}" parts="caption tree controls"></ply-stepper>

## ${mistakePages.headings.line}

<ply-code for="walk" reveal></ply-code>

## ${mistakePages.headings.run}

${mistakePages.mend}

<ply-program id="mend" call="best_move(board)" position="${position}" asks="plays-right" file="${file}">

\`\`\`${languages[language].grammar} ${file}
\`\`\`

</ply-program>
`;
}

/** Compares the program's move on its board with the best moves, valued by a full search. */
function describePlay({ position, plays, best }: MistakeFacts): string {
  const board = parsePosition(position);
  const { game } = board;
  const nameMove = (move: number) => game.moveName(move, defaultNaming);
  const results = { max: 'win', min: 'loss', draw: 'draw' } as const;
  const nameResult = (score: number) => results[findWinner(score)];
  return words.mistakePages.plays({
    move: plays === null ? null : nameMove(plays),
    best: best.map(nameMove),
    before: nameResult(search(board).score[0]),
    after: plays === null ? null : nameResult(search(game.play(board, plays)).score[0]),
  });
}
