import type { ReactiveControllerHost } from 'lit';
import type { Notation } from '../../game/index.ts';
import { type TreeLayout, metricsOf, treeScene, type Secret, type TreeScene } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { momentAt, type Comparison, type Session } from '../../walk/index.ts';
import { LayoutController } from './layout-controller.ts';
import type { TreeLook } from './tree-look.ts';
import type { Subject } from './view-controller.ts';

/** A scene, and what it was made of. */
interface Made {
  readonly trace: Trace;
  readonly step: number;
  readonly layout: TreeLayout;
  readonly notation: Notation;
  readonly comparison: Comparison | null;
  readonly isJoint: boolean;
  readonly secret: Secret;
  readonly scene: TreeScene;
}

/** Holds the scene of a tree, and makes it anew only when something that it shows has changed. */
export class SceneController {
  readonly #layout: LayoutController;
  #made: Made | null = null;

  constructor(view: ReactiveControllerHost, look: () => TreeLook) {
    this.#layout = new LayoutController(view, look);
  }

  /** The scene of a session at its step; in a comparison perhaps with the values of both searches, and perhaps something kept back. */
  draw(
    { trace, step, comparison }: Session,
    notation: Notation,
    isJoint: boolean,
    secret: Secret,
  ): TreeScene {
    this.#layout.show(trace, momentAt(trace, step).node);
    const layout = this.#layout.current!;
    const made = this.#made;
    const isSame =
      made?.trace === trace &&
      made.step === step &&
      made.layout === layout &&
      made.notation === notation &&
      made.comparison === comparison &&
      made.isJoint === isJoint &&
      made.secret === secret;
    if (isSame) return made.scene;
    const scene = treeScene(trace, step, layout, { notation, comparison, isJoint, secret });
    this.#made = { trace, step, layout, notation, comparison, isJoint, secret, scene };
    return scene;
  }

  /** What the view follows: the node of the step, and where the tree stands or is going to. */
  subject({ trace, step, comparison }: Session, isJoint: boolean): Subject {
    const { target, home } = this.#layout;
    const metrics = metricsOf(trace, { comparison, isJoint });
    const { node } = momentAt(trace, step);
    const beside = comparison?.right ?? null;
    return { trace, metrics, step, node, layout: target!, home: home!, beside };
  }
}
