import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { LineMark } from '../../../views/index.ts';
import {
  countGapsBefore,
  countLinesBeforeGiven,
  hasGaps,
  writeBlock,
  type Assembly,
  type Block,
  type BlockExercise,
} from '../../../walk/index.ts';
import { words } from '../../../words/index.ts';
import { setStyles } from '../../kit/styled.ts';
import { renderIconButton } from '../../host/icons.ts';

export type BlockMove = 'up' | 'down' | 'in' | 'out';

interface BlockScene {
  readonly exercise: BlockExercise;
  readonly assembly: Assembly;
  /** Lines that are not used, in the order in which they are shown. */
  readonly unused: readonly number[];
  readonly marks: readonly LineMark[];
  readonly chosen: number | null;
  readonly dragged: number | null;
  readonly given: string;
  /** The announced change of the focused line; may be empty. */
  readonly said: string;
  readonly acts: BlockActs;
}

interface BlockActs {
  /** Of a line by its button: adds an unused one, chooses a placed one. */
  readonly press: (block: number) => void;
  readonly remove: (block: number) => void;
  readonly move: (block: number, move: BlockMove) => void;
  readonly choose: (block: number) => void;
  readonly fill: (gap: number, text: string) => void;
  readonly beginDrag: (event: PointerEvent, block: number) => void;
  readonly drag: (event: PointerEvent) => void;
  readonly endDrag: (event: PointerEvent) => void;
}

export function renderBlockList(scene: BlockScene) {
  const { exercise, given, acts } = scene;
  return html`<div
    class="lines pile"
    @pointermove=${acts.drag}
    @pointerup=${acts.endDrag}
    @pointercancel=${acts.endDrag}
  >
    ${hasGaps(exercise) ? renderGapProgram(scene) : [renderProgramOf(scene), renderUnused(scene)]}
    ${
      given === ''
        ? nothing
        : html`<details class="given">
            <summary>${words.blocks.given}</summary>
            <pre tabindex="0">${renderGiven(scene)}</pre>
          </details>`
    }
    <p class="unseen" role="status">${scene.said}</p>
  </div>`;
}

/** The lines of the given code, with their numbers in the whole program. */
function renderGiven({ given, assembly, marks }: BlockScene) {
  const first = countLinesBeforeGiven(assembly) + 1;
  return given
    .trimEnd()
    .split('\n')
    .map((text, at) => {
      const line = first + at;
      const kind = marks.find((each) => each.line === line)?.kind ?? '';
      return html`<span class=${kind} data-line=${line} tabindex="-1">${text} </span>`;
    });
}

const keys = ['move', 'indent', 'remove'] as const;
const signs = { move: ['↑', '↓'], indent: ['←', '→'], remove: ['Delete'] } as const;

function renderProgramOf(scene: BlockScene) {
  const blocks = words.blocks;
  const { placed } = scene.assembly;
  const rows = placed.map(({ block, indent }, at) => renderRow(scene, block, { at, indent }));
  const start = scene.exercise.blocks.some(({ insteadOf }) => insteadOf !== null)
    ? blocks.start
    : blocks.startRight;
  return html`<div class="title row">
      <b id="placed">${blocks.program}</b>
      <p class="keys row" aria-label=${blocks.keys.label}>
        ${keys.map((key) => html`<span>${signs[key].map((sign) => html`<kbd>${sign}</kbd>`)} ${blocks.keys[key]}</span>`)}
      </p>
    </div>
    <ol class="placed column" role="list" aria-labelledby="placed">
      ${rows.length > 0 ? rows : html`<li class="quiet">${start}</li>`}
    </ol>
    ${renderTools(scene)}`;
}

/** Buttons for what the keys do, for pointers and switches. They act on the chosen line. */
function renderTools({ exercise, assembly, chosen, acts }: BlockScene) {
  const said = words.blocks.tools;
  const at = assembly.placed.findIndex(({ block }) => block === chosen);
  if (chosen === null || at < 0)
    return html`<p class="moves beside quiet">${assembly.placed.length > 0 ? said.none : ''}</p>`;
  const moves = [
    ['up', 'up', said.up],
    ['down', 'down', said.down],
    ['out', 'back', said.out],
    ['in', 'next', said.in],
  ] as const;
  return html`<div
    class="moves beside"
    role="group"
    aria-label=${said.label(writeBlock(exercise.blocks[chosen]))}
  >
    <span class="quiet">${words.blocks.placedShort(at + 1)}</span>
    ${moves.map(([move, icon, name]) => renderIconButton(icon, name, () => acts.move(chosen, move)))}
    <button class="bare" @click=${() => acts.remove(chosen)}>${said.remove}</button>
  </div>`;
}

function renderUnused(scene: BlockScene) {
  const blocks = words.blocks;
  const { unused } = scene;
  return html`<div class="title row"><b id="unused">${blocks.unused}</b></div>
    <ul class="unused column" role="list" aria-labelledby="unused">
      ${unused.length > 0 ? unused.map((block) => renderRow(scene, block, null)) : html`<li class="quiet">${blocks.allUsed}</li>`}
    </ul>`;
}

interface Place {
  /** From 0. */
  readonly at: number;
  readonly indent: number;
}

function renderRow(scene: BlockScene, block: number, place: Place | null) {
  const { exercise, assembly, chosen, dragged, marks, acts } = scene;
  const blocks = words.blocks;
  const text = writeBlock(exercise.blocks[block]);
  const name = place
    ? blocks.placed(text, place.at + 1, assembly.placed.length, place.indent)
    : blocks.notUsed(text);
  const mark = place && marks.find(({ line }) => line === place.at + 1);
  const isWrong = mark?.kind === 'wrong';
  return html`<li
    class="block beside ${mark?.kind ?? ''} ${block === dragged ? 'dragged' : ''} ${block === chosen ? 'chosen' : ''}"
    data-block=${block}
    style=${setStyles({ '--indent': `${place?.indent ?? 0}` })}
    @pointerdown=${(event: PointerEvent) => acts.beginDrag(event, block)}
  >
    <span class="grip" aria-hidden="true"></span>
    <button
      class="line"
      aria-label=${[name, mark?.note, isWrong ? blocks.wrongLine : ''].filter(Boolean).join(', ')}
      aria-keyshortcuts=${place ? 'ArrowUp ArrowDown ArrowLeft ArrowRight Delete' : nothing}
      @click=${() => acts.press(block)}
      @focus=${() => acts.choose(block)}
      @keydown=${(event: KeyboardEvent) => place && followKey(event, block, acts)}
    >
      <code>${text}</code>${mark?.note ? html`<span class="note">${mark.note}</span>` : nothing}
    </button>
  </li>`;
}

const moves: Readonly<Record<string, BlockMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

function followKey(event: KeyboardEvent, block: number, acts: BlockActs): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isRemoval = key === 'Delete' || key === 'Backspace';
  if (!(isRemoval || Object.hasOwn(moves, key)) || ctrlKey || metaKey || altKey || shiftKey) return;
  event.preventDefault();
  if (isRemoval) acts.remove(block);
  else acts.move(block, moves[key]);
}

function renderGapProgram({ exercise, assembly, marks, acts }: BlockScene) {
  const { blocks } = exercise;
  const renderParts = (block: Block, at: number, line: number) => {
    const before = countGapsBefore(exercise, at);
    return block.parts.map((part, i) => {
      if (i % 2 === 0) return part;
      const gap = before + (i - 1) / 2;
      return html`<input
        class="gap"
        aria-label=${words.blocks.gap(gap + 1, line)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        size=${(assembly.filled[gap]?.length ?? 0) + 1}
        .value=${live(assembly.filled[gap] ?? '')}
        @input=${({ target }: Event) => acts.fill(gap, (target as HTMLInputElement).value)}
      />`;
    });
  };
  const rows = assembly.placed.map(({ block, indent }, at) => {
    const mark = marks.find(({ line }) => line === at + 1);
    return html`<li
      class="block beside ${mark?.kind ?? ''}"
      data-block=${block}
      tabindex="-1"
      style=${setStyles({ '--indent': `${indent}` })}
    >
      <span class="line"
        ><code>${renderParts(blocks[block], block, at + 1)}</code>${
          mark?.note ? html`<span class="note">${mark.note}</span>` : nothing
        }</span
      >
    </li>`;
  });
  return html`<div class="title row"><b id="placed">${words.blocks.program}</b></div>
    <ol class="placed column" role="list" aria-labelledby="placed">
      ${rows}
    </ol>`;
}
