import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  hasSameNodes,
  blendLayouts,
  SHOWN_LIMIT,
  chooseNodes,
  layOutTree,
  type TreeLayout,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import type { TreeLook } from './tree-look.ts';
import { tween } from './tween.ts';

export class LayoutController implements ReactiveController {
  current: TreeLayout | null = null;
  target: TreeLayout | null = null;
  home: TreeLayout | null = null;
  #trace: Trace | null = null;
  #columns = 0;
  #stop = () => {};

  constructor(
    private readonly view: ReactiveControllerHost,
    private readonly look: () => TreeLook,
  ) {
    view.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
    this.current = this.target;
  }

  /** Shows the surroundings of a node; another tree at once. `columns` is for the path of a large tree, else 0. */
  show(trace: Trace, node: number, columns: number): void {
    const isOther = trace.parent !== this.#trace?.parent;
    if (isOther) this.look().begin(trace);
    if (isOther || columns !== this.#columns) {
      this.#trace = trace;
      this.#columns = columns;
      this.#stop();
      this.current = this.target = this.home = null;
    }
    const limit = columns > 0 ? 0 : SHOWN_LIMIT;
    const shown = chooseNodes(trace, node, this.look().findFolds(trace), limit);
    if (this.target && hasSameNodes(shown, this.target.shown)) return;
    const to = (this.target = layOutTree(shown, columns));
    this.home ??= layOutTree(chooseNodes(trace, node, undefined, limit), columns);
    const from = this.current;
    this.#stop();
    if (!from) this.current = to;
    else {
      this.current = blendLayouts(trace, from, to, 0);
      this.#stop = tween((t) => {
        this.current = t < 1 ? blendLayouts(trace, from, to, t) : to;
        this.view.requestUpdate();
      });
    }
  }
}
