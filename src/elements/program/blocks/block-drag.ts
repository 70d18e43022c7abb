import { placeBlock, toggleBlock, type Assembly, type BlockExercise } from '../../../walk/index.ts';

interface DraggedProgram {
  readonly read: () => {
    readonly exercise: BlockExercise;
    readonly assembly: Assembly;
    readonly pane: HTMLElement | null;
  };
  /** `isOver` once the reader lets go. */
  readonly show: (assembly: Assembly, isOver: boolean) => void;
  readonly choose: (block: number) => void;
}

/** A shorter movement of the pointer, in CSS pixels, is a press and not a drag. */
const LEAST = 4;

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
    // A press of the grip selects its line, without adding or removing it.
    if (isGrip) this.program.choose(block);
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
    const [before, wasMoving] = [this.#before, this.#isMoving];
    this.#block = null;
    this.#before = null;
    this.#isMoving = false;
    if (!wasMoving || !before) return;
    const isCancelled = event.type === 'pointercancel';
    this.program.show(isCancelled ? before : this.program.read().assembly, true);
  };

  private placeUnder(pane: HTMLElement, before: Assembly, block: number, x: number, y: number): Assembly {
    const unused = pane.querySelector('.unused')!.getBoundingClientRect();
    const isPlaced = before.placed.some((each) => each.block === block);
    if (y > unused.top) return isPlaced ? toggleBlock(this.program.read().exercise, before, block) : before;
    const rows = [...pane.querySelectorAll<HTMLElement>('.placed > [data-block]')];
    const others = rows.filter((row) => row.dataset['block'] !== `${block}`);
    const middle = (row: HTMLElement) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    };
    const at = others.filter((row) => middle(row) < y).length;
    const list = pane.querySelector<HTMLElement>('.placed')!;
    const { left } = list.getBoundingClientRect();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const style = getComputedStyle(list);
    const step = Number.parseFloat(style.getPropertyValue('--step')) * rem;
    const edge = left + Number.parseFloat(style.paddingInlineStart);
    return placeBlock(before, block, at, Math.floor((x - edge) / step));
  }
}
