import {
  findNextIndent,
  placeBlock,
  toggleBlock,
  type Assembly,
  type BlockExercise,
} from '../../../walk/index.ts';

interface DraggedProgram {
  readonly read: () => {
    readonly exercise: BlockExercise;
    readonly assembly: Assembly;
    readonly pane: HTMLElement | null;
  };
  /** `isOver` once the reader lets go. */
  readonly show: (assembly: Assembly, isOver: boolean) => void;
  readonly choose: (block: number) => void;
  /** Chooses a line, for the arrow keys too, once the reader lets go of it. */
  readonly focus: (block: number) => void;
}

/** A shorter movement of the pointer, in CSS pixels, is a press and not a drag. */
const LEAST = 4;

/** Movement to the side for one level of indentation, in CSS pixels; a hand that only goes up or down strays by less. */
const LEVEL = 32;

/** Drags lines: by their grips, or with a mouse from anywhere on them. */
export class BlockDrag {
  #block: number | null = null;
  #before: Assembly | null = null;
  #start = { x: 0, y: 0 };
  #isMoving = false;

  constructor(private readonly program: DraggedProgram) {}

  /** The line that is being dragged; null if none is. */
  get dragged(): number | null {
    return this.#isMoving ? this.#block : null;
  }

  begin(event: PointerEvent, block: number): void {
    const isGrip = (event.target as Element).closest('.grip') !== null;
    if (event.button !== 0 || !event.isPrimary || (event.pointerType === 'touch' && !isGrip)) return;
    this.#block = block;
    this.#before = this.program.read().assembly;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#isMoving = false;
  }

  readonly move = (event: PointerEvent): void => {
    const { pane } = this.program.read();
    const [block, before] = [this.#block, this.#before];
    if (block === null || !before || !pane) return;
    const { clientX: x, clientY: y, pointerId } = event;
    if (!this.#isMoving && Math.hypot(x - this.#start.x, y - this.#start.y) < LEAST) return;
    if (!this.#isMoving) {
      this.#isMoving = true;
      // The row is redrawn elsewhere as it moves, so the pane captures the pointer.
      pane.setPointerCapture(pointerId);
      this.program.choose(block);
    }
    event.preventDefault();
    this.program.show(this.placeUnder(pane, before, block, x, y), false);
  };

  readonly end = (event: PointerEvent): void => {
    const [block, before, wasMoving] = [this.#block, this.#before, this.#isMoving];
    this.#block = null;
    this.#before = null;
    this.#isMoving = false;
    if (block === null || !before) return;
    const isCancelled = event.type === 'pointercancel';
    if (wasMoving) this.program.show(isCancelled ? before : this.program.read().assembly, true);
    this.program.focus(block);
  };

  /** A line keeps its indentation, or gets that of its new place, unless the hand goes to a side. */
  private placeUnder(pane: HTMLElement, before: Assembly, block: number, x: number, y: number): Assembly {
    const { exercise } = this.program.read();
    const unused = pane.querySelector('.unused')!.getBoundingClientRect();
    const own = before.placed.find((each) => each.block === block);
    if (y > unused.top) return own ? toggleBlock(exercise, before, block) : before;
    const rows = [...pane.querySelectorAll<HTMLElement>('.placed > [data-block]')];
    const others = rows.filter((row) => row.dataset['block'] !== `${block}`);
    const middle = (row: HTMLElement) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    };
    const at = others.filter((row) => middle(row) < y).length;
    const indent = own?.indent ?? findNextIndent(exercise, before.placed.slice(0, at), block);
    return placeBlock(before, block, at, indent + Math.trunc((x - this.#start.x) / LEVEL));
  }
}
