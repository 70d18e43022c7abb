import { html, nothing, type TemplateResult } from 'lit';
import { defaultNaming, formatPosition } from '../../game/index.ts';
import { goalNames, languages } from '../../program/index.ts';
import { startGroups, starts } from '../../program/starts/index.ts';
import { options } from '../../search/index.ts';
import { prepareSearch, type Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { PositionSetup } from '../desks/position-setup.ts';
import { renderSettingField, type SettingField } from '../desks/setting-fields.ts';
import { formatTag } from '../every-page/tag-text.ts';
import { renderPictureFields, writePicture } from './picture-piece.ts';
import { renderSelect, renderTextField, type Choices } from './piece-fields.ts';
import {
  findFreeId,
  findQuizRow,
  writeBlocks,
  writeProgram,
  paletteQuizzes,
  writeQuiz,
  type PaletteQuiz,
} from './snippets.ts';
import type { InsertName } from './palette.ts';

/** All but a question, which has a form of its own. */
type PieceName = Exclude<InsertName, 'question'>;

export interface Piece {
  /** What can be set up by clicking. */
  readonly setup: (choices: Choices) => PositionSetup['takes'] | null;
  readonly fields: (choices: Choices) => TemplateResult | typeof nothing;
  readonly text: (choices: Choices) => string;
  /** What belongs at the end of the lesson's text. */
  readonly end?: (choices: Choices) => string;
}

const palette = words.palette;

const compared = {
  scoring: ['scoring=plain', 'scoring=depth'],
  pruning: ['algorithm=minimax', 'algorithm=alpha-beta'],
  order: ['algorithm=alpha-beta order=worst', 'algorithm=alpha-beta order=best'],
  customs: ['max=x', 'max=o'],
} as const;

const few = 'caption tree controls';
const unlisted = 'caption tree controls stack';

export const pieces: Readonly<Record<PieceName, Piece>> = {
  stepper: makeSearchPiece('ply-stepper', 'tree', [few, palette.parts.few]),
  byHand: makeSearchPiece('ply-by-hand', 'hand', [unlisted, palette.parts.unlisted]),
  compare: {
    setup: () => 'any',
    fields: (choices) =>
      renderSelect(
        choices,
        'compared',
        palette.compared.label,
        (Object.keys(compared) as (keyof typeof compared)[]).map((name) => [name, palette.compared[name]]),
      ),
    text: ({ source, settings, chosen }) => {
      const [left, right] = compared[(chosen['compared'] as keyof typeof compared | undefined) ?? 'scoring'];
      return formatTag('ply-compare', { id: findFreeId(source, 'pair'), ...settings, left, right });
    },
  },
  quiz: {
    setup: (choices) => (findQuizRow(kindOf(choices)).subject === 'position' ? 'boards' : null),
    fields: (choices) => {
      const kind = kindOf(choices);
      return html`${renderSelect(
        choices,
        'kind',
        palette.quiz.kind,
        paletteQuizzes.map((each) => [each, palette.quiz.kinds[each]]),
      )}
      ${renderTextField(choices, 'question', palette.quiz.text, palette.quiz.begin[kind])}
      ${
        findQuizRow(kind).isMove
          ? renderSelect(
              choices,
              'move',
              palette.quiz.move,
              listMoveNames(choices.settings).map((move) => [move, move]),
            )
          : nothing
      }`;
    },
    text: (choices) => {
      const { settings, chosen } = choices;
      const kind = kindOf(choices);
      const moves = listMoveNames(settings);
      const move = moves.find((each) => each === chosen['move']) ?? moves[0] ?? '';
      const question = chosen['question']?.trim() || palette.quiz.begin[kind];
      return writeQuiz(kind, question, { position: writeBoard(settings).join(' '), move });
    },
  },
  blocks: {
    setup: () => null,
    fields: (choices) =>
      renderSelect(choices, 'task', palette.blocks.task, [
        ['order', palette.blocks.order],
        ['gaps', palette.blocks.gaps],
      ]),
    text: ({ source, chosen }) => writeBlocks(findFreeId(source, 'lines'), chosen['task'] === 'gaps'),
  },
  program: {
    setup: () => 'tic-tac-toe',
    fields: (choices) =>
      html`<label class="field"
          ><span>${palette.program.start}</span
          ><select
            name="start"
            @change=${({ target }: Event) => begin(choices, (target as HTMLSelectElement).value)}
          >
            ${startGroups.map(
              (group) =>
                html`<optgroup label=${words.starts.groups[group]}>
                  ${starts
                    .filter((start) => start.group === group)
                    .map(
                      ({ file, key, language }) =>
                        html`<option value=${file} ?selected=${file === startOf(choices).file}>
                          ${words.starts.texts[key][0]} · ${languages[language].name}
                        </option>`,
                    )}
                </optgroup>`,
            )}
          </select></label
        >
        <details>
          <summary>${palette.program.asks}</summary>
          ${goalNames.map(
            (goal) =>
              html`<label class="beside"
                ><input
                  type="checkbox"
                  .checked=${readAsks(choices).includes(goal)}
                  @change=${() => toggle(choices, goal)}
                /><span>${words.goals.asked[goal]}</span></label
              >`,
          )}
        </details>`,
    text: (choices) => {
      const start = startOf(choices);
      const asks = goalNames.filter((goal) => readAsks(choices).includes(goal)).join(' ');
      const { position = '' } = choices.settings;
      return writeProgram({ id: findFreeId(choices.source, 'own'), call: start.call, position, asks }, start);
    },
  },
  board: {
    setup: () => 'boards',
    fields: () => nothing,
    text: ({ settings }) => {
      const [position = '', game = ''] = writeBoard(settings).toReversed();
      return formatTag('ply-board', { game, position });
    },
  },
  picture: {
    setup: () => null,
    fields: renderPictureFields,
    text: (choices) => writePicture(choices).text,
    end: (choices) => writePicture(choices).end,
  },
};

/** A search with one other choice of its parts than all; `name` begins its id. */
function makeSearchPiece(
  tag: 'ply-stepper' | 'ply-by-hand',
  name: string,
  parts: readonly [value: string, label: string],
): Piece {
  return {
    setup: () => 'any',
    fields: (choices) =>
      html`${renderSettingFields(choices)}
      ${renderSelect(choices, 'parts', palette.parts.label, [['', palette.parts.all], parts])}`,
    text: ({ source, settings, chosen }) =>
      formatTag(tag, { id: findFreeId(source, name), ...settings, parts: chosen['parts'] }),
  };
}

function renderSettingFields({ settings, set }: Choices) {
  const use = { settings, set: (name: string, value: string) => set({ ...settings, [name]: value }) };
  const field = (name: 'scoring' | 'algorithm'): SettingField => ({ name, setting: options[name] });
  return html`${renderSettingField(field('scoring'), use)} ${renderSettingField(field('algorithm'), use)}`;
}

/** The game, unless it is tic-tac-toe, and the position. */
function writeBoard(settings: Settings): string[] {
  const position = formatPosition(prepareSearch(settings).position);
  return settings.game ? [settings.game, position] : [position];
}

const kindOf = ({ chosen }: Choices): PaletteQuiz =>
  paletteQuizzes.find((kind) => kind === chosen['kind']) ?? paletteQuizzes[0];

function listMoveNames(settings: Settings): string[] {
  const { position } = prepareSearch(settings);
  return position.game.moves(position).map((move) => position.game.moveName(move, defaultNaming));
}

const startOf = ({ chosen }: Choices) => starts.find(({ file }) => file === chosen['start']) ?? starts[0];

function begin({ choose, set }: Choices, file: string): void {
  choose('start', file);
  set({ position: starts.find((start) => start.file === file)!.position });
}

const readAsks = ({ chosen }: Choices) => (chosen['asks'] ?? '').split(' ').filter(Boolean);

function toggle(choices: Choices, goal: string): void {
  const asks = readAsks(choices);
  const others = asks.filter((each) => each !== goal);
  choices.choose('asks', (others.length < asks.length ? others : [...asks, goal]).join(' '));
}
