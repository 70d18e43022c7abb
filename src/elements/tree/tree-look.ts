import type { ReactiveControllerHost } from 'lit';
import type { Folds } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { Camera } from './camera.ts';
import type { ZoomExtent } from './transform.ts';

export const zoomExtent: ZoomExtent = [0.1, 4];

export class TreeLook {
  readonly camera = new Camera(() => this.#update());
  /** Whether the zoom is the reader's own, which a change of the frame keeps. */
  isZoomed = false;
  #isFollowing = true;
  #subject = '';
  /** By the moves that lead to the node, so that it is the same node in another search of the position. */
  readonly #folds = new Map<string, { readonly path: readonly number[]; readonly isUnfolded: boolean }>();
  readonly #trees = new Set<ReactiveControllerHost>();

  join(tree: ReactiveControllerHost): void {
    this.#trees.add(tree);
  }

  leave(tree: ReactiveControllerHost): void {
    this.#trees.delete(tree);
    if (this.#trees.size === 0) this.camera.stop();
  }

  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  set isFollowing(isFollowing: boolean) {
    this.#isFollowing = isFollowing;
    this.#update();
  }

  begin({ root }: Trace): void {
    const subject = `${root.game.format(root)} ${root.toMove}`;
    if (subject !== this.#subject) this.#folds.clear();
    this.#subject = subject;
    this.isZoomed = false;
    this.#isFollowing = true;
  }

  fold(trace: Trace, node: number, isUnfolded: boolean): void {
    const path = trace.path(node);
    this.#folds.set(path.join(), { path, isUnfolded });
    this.#update();
  }

  findFolds(trace: Trace): Folds {
    const found = [...this.#folds.values()].map(
      ({ path, isUnfolded }) => [trace.find(path), isUnfolded] as const,
    );
    return new Map(found.filter((each): each is [number, boolean] => each[0] !== null));
  }

  #update(): void {
    for (const tree of this.#trees) tree.requestUpdate();
  }
}
