import type { CodeName } from '../../search/index.ts';
import type { Parts } from './book.ts';
import type { Role } from './listing.ts';
import type { PartName } from './pseudocode.ts';

interface WrongPart {
  readonly wrong?: PartName;
  readonly right: PartName;
  readonly after: PartName;
}

interface CodeParts {
  readonly parts: readonly PartName[];
  readonly mistake?: WrongPart;
}

export interface NamedCodeLine {
  readonly role: Role | null;
  readonly text: string;
  readonly mistake: 'wrong' | 'right' | 'none';
}

const head = ['header', 'over', 'side', 'start'] as const;
const inLoop = ['loop', 'child', 'value'] as const;
const tail = ['endLoop', 'returnBest', 'end'] as const;
const best = [...head, ...inLoop, 'keep', ...tail] as const;

const codes: Record<CodeName, CodeParts> = {
  'base-case': { parts: ['openHeader', 'over', 'noAnswer', 'end'] },
  'infinite-start': { parts: [...head, 'returnBest', 'end'] },
  loop: { parts: [...head, 'loop', 'look', ...tail] },
  'last-value': { parts: [...head, 'loop', 'child', 'lastValue', ...tail] },
  'best-value': { parts: best },
  'value-and-move': {
    parts: [
      'pairHeader',
      'overPair',
      'side',
      'start',
      'noMove',
      'loop',
      'child',
      'valueOfPair',
      'keepPair',
      'endLoop',
      'returnPair',
      'end',
    ],
  },
  'shared-board': {
    parts: [
      'boardHeader',
      'boardOver',
      'boardSide',
      'start',
      'boardLoop',
      'put',
      'boardValue',
      'keep',
      ...tail,
    ],
    mistake: { right: 'undo', after: 'boardValue' },
  },
  'swapped-min-max': {
    parts: ['header', 'over', 'sideSwapped', 'start', ...inLoop, 'keep', ...tail],
    mistake: { wrong: 'sideSwapped', right: 'side', after: 'sideSwapped' },
  },
  'wrong-sign': {
    parts: [
      'depthHeader',
      'endsPlus',
      'endDraw',
      'side',
      'start',
      'loop',
      'child',
      'depthValue',
      'keep',
      ...tail,
    ],
    mistake: { wrong: 'endsPlus', right: 'endsMinus', after: 'endsPlus' },
  },
  'draw-as-unfinished': {
    parts: ['header', 'scoreLine', 'ifScore', 'returnScore', 'side', 'start', ...inLoop, 'keep', ...tail],
    mistake: { wrong: 'ifScore', right: 'ifScoreIsSet', after: 'ifScore' },
  },
  'unfinished-as-draw': {
    parts: [
      'chooseHeader',
      'side',
      'start',
      ...inLoop,
      'keep',
      ...tail,
      'gap',
      'header',
      'ends',
      'restDraw',
      'end',
    ],
    mistake: { wrong: 'restDraw', right: 'drawThenSearch', after: 'restDraw' },
  },
  'first-child': {
    parts: [...head, ...inLoop, 'keep', 'returnInLoop', 'endLoop', 'noMoves', 'end'],
    mistake: { wrong: 'returnInLoop', right: 'returnBest', after: 'endLoop' },
  },
  'swapped-cells': { parts: best },
};

/** Assembles a stage or a faulty program; with its mistake revealed, the right lines are added and have no role. */
export function assembleNamedCode(name: CodeName, parts: Parts, isRevealed: boolean): NamedCodeLine[] {
  const { parts: names, mistake } = codes[name];
  const textOf = (part: PartName, kind: NamedCodeLine['mistake']) =>
    parts[part].map(([role, text]) => ({ role, text, mistake: kind }));
  if (!isRevealed || !mistake) return names.flatMap((part) => textOf(part, 'none'));
  return names.flatMap((part) => [
    ...textOf(part, part === mistake.wrong ? 'wrong' : 'none'),
    ...(part === mistake.after
      ? textOf(mistake.right, 'right').map((line) => ({ ...line, role: null }))
      : []),
  ]);
}
