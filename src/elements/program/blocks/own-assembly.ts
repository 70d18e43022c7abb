import type { ReactiveControllerHost } from 'lit';
import {
  beginAssembly,
  listGaps,
  placeBlock,
  readBlocks,
  toggleBlock,
  writeProgram,
  type Assembly,
  type BlockExercise,
} from '../../../walk/index.ts';
import { words } from '../../../words/index.ts';
import { findLessonAround } from '../../kit/answer-book.ts';
import { subscribeElement } from '../../kit/subscribe-element.ts';
import type { BlockMove } from './block-list.ts';
import { assemblies, findWork, keepWork, type OwnWork } from './kept-assembly.ts';

type ExerciseElement = ReactiveControllerHost & HTMLElement & { readonly lines: string };

/** `moving`: a line is being dragged. `adopted`: loaded from storage. */
export type AssemblyChange = 'made' | 'moving' | 'adopted';

/** An exercise and the reader's assembly of it, which is saved if the element has an id. */
export class OwnAssembly {
  exercise: BlockExercise = { blocks: [], unit: '' };
  #work: OwnWork = { now: { placed: [], filled: [] }, before: null };
  #readFrom: string | null = null;

  constructor(
    private readonly holder: ExerciseElement,
    private readonly tellChange: (change: AssemblyChange) => void,
  ) {
    subscribeElement(
      holder,
      (changed) => assemblies.subscribe(changed),
      () => this.adopt(),
    );
  }

  get now(): Assembly {
    return this.#work.now;
  }

  /** Whether the reader started over since the last run, and can bring back what was there. */
  get isReplaced(): boolean {
    return this.#work.before !== null;
  }

  /** Reads the exercise of the element and loads the saved assembly; false if the exercise has not changed. */
  read(): boolean {
    const { lines } = this.holder;
    if (lines === this.#readFrom) return false;
    this.#readFrom = lines;
    this.exercise = readBlocks(lines);
    this.#work = this.find();
    return true;
  }

  change(assembly: Assembly, isOver = true): void {
    this.#work = { ...this.#work, now: assembly };
    if (isOver) this.keep();
    this.tellChange(isOver ? 'made' : 'moving');
  }

  startOver(): void {
    if (this.isStarted) this.exchange(beginAssembly(this.exercise));
  }

  /** Restores what was there before the reader started over. What it replaces can be brought back in turn. */
  bringBack(): void {
    const { before } = this.#work;
    if (before) this.exchange(before);
  }

  /** What was there before the reader started over is no longer offered. */
  forgetReplaced(): void {
    if (!this.isReplaced) return;
    this.#work = { now: this.now, before: null };
    this.keep();
  }

  toggle(block: number): void {
    this.change(toggleBlock(this.exercise, this.now, block));
  }

  /** Moves a placed line; returns the announcement of its new indentation, empty if that is unchanged. */
  move(block: number, move: BlockMove): string {
    const at = this.now.placed.findIndex((each) => each.block === block);
    if (at < 0) return '';
    const { indent } = this.now.placed[at];
    if (move === 'up' || move === 'down') {
      this.change(placeBlock(this.now, block, at + (move === 'down' ? 1 : -1), indent));
      return '';
    }
    this.change(placeBlock(this.now, block, at, indent + (move === 'in' ? 1 : -1)));
    return words.blocks.indented(this.now.placed[at].indent);
  }

  fill(gap: number, text: string): void {
    const filled = listGaps(this.exercise).map((_, at) => this.now.filled[at] ?? '');
    this.change({ ...this.now, filled: filled.with(gap, text) });
  }

  /** A sentence about what is missing; empty if the program can run. */
  findMissing(): string {
    const { placed, filled } = this.now;
    if (placed.length === 0) return words.blocks.empty;
    const empty = listGaps(this.exercise).filter((_, gap) => !filled[gap]?.trim()).length;
    return empty > 0 ? words.blocks.gapsLeft(empty) : '';
  }

  write(): string {
    return writeProgram(this.exercise, this.now);
  }

  /** Loads the saved assembly if it differs: from another window, or empty after a reset. */
  private adopt(): void {
    if (this.holder.id === '' || this.#readFrom === null) return;
    const kept = this.find();
    if (JSON.stringify(kept) === JSON.stringify(this.#work)) return;
    this.#work = kept;
    this.tellChange('adopted');
  }

  private exchange(now: Assembly): void {
    this.#work = { now, before: this.isStarted ? this.now : null };
    this.change(now);
  }

  private get isStarted(): boolean {
    return this.write() !== writeProgram(this.exercise, beginAssembly(this.exercise));
  }

  private keep(): void {
    if (this.place !== null) keepWork(this.place, this.holder.lines, this.#work);
  }

  private find(): OwnWork {
    const { exercise, place, holder } = this;
    const kept = place === null ? null : findWork(place, holder.lines, exercise);
    return kept ?? { now: beginAssembly(exercise), before: null };
  }

  private get place(): string | null {
    const { id } = this.holder;
    return id === '' ? null : `${findLessonAround(this.holder)}#${id}`;
  }
}
