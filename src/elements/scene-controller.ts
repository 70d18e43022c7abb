import type { ReactiveControllerHost } from 'lit';
import type { Notation } from '../game/index.ts';
import type { TreeLayout } from '../layout/index.ts';
import { treeScene, type TreeScene } from '../scene/index.ts';
import type { Trace } from '../search/index.ts';
import { momentAt, type Session } from '../session/index.ts';
import { LayoutController } from './layout-controller.ts';
import type { Subject } from './view-controller.ts';

/** A scene, and what it was made of. */
interface Made {
  readonly trace: Trace;
  readonly step: number;
  readonly layout: TreeLayout;
  readonly notation: Notation;
  readonly scene: TreeScene;
}

/** Holds the scene of a tree, and makes it anew only when something that it shows has changed. */
export class SceneController {
  readonly #layout: LayoutController;
  #made: Made | null = null;

  constructor(view: ReactiveControllerHost) {
    this.#layout = new LayoutController(view);
  }

  /** The scene of a session at its step. */
  draw({ trace, step }: Session, notation: Notation): TreeScene {
    this.#layout.show(trace, momentAt(trace, step).node);
    const layout = this.#layout.current!;
    const made = this.#made;
    const isSame =
      made?.trace === trace && made.step === step && made.layout === layout && made.notation === notation;
    if (isSame) return made.scene;
    const scene = treeScene(trace, step, layout, { notation });
    this.#made = { trace, step, layout, notation, scene };
    return scene;
  }

  /** What the view follows: the node of the step, and where the tree stands or is going to. */
  subject({ trace, step }: Session): Subject {
    const { target, home } = this.#layout;
    return { trace, step, node: momentAt(trace, step).node, layout: target!, home: home! };
  }

  /** Folds away what is below a node, or unfolds it. */
  fold(node: number, isUnfolded: boolean): void {
    this.#layout.fold(node, isUnfolded);
  }
}
