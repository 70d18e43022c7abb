import type { ReactiveControllerHost } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import {
  columnsIn,
  type Fit,
  fitIn,
  OUTLINED,
  type Secret,
  type TreeLayout,
  treeScene,
  type TreeScene,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { momentAt, type Comparison, type Fault, type Session } from '../../walk/index.ts';
import { LayoutController } from './layout-controller.ts';
import type { Size } from './transform.ts';
import { roomIn, widthBeside } from './framing.ts';
import type { TreeLook } from './tree-look.ts';
import type { Subject } from './view-controller.ts';

export interface Drawing {
  readonly naming: CellNaming;
  readonly isJoint: boolean;
  readonly secret: Secret;
  readonly isAsked: boolean;
  readonly frame: Size;
}

interface Made extends Omit<Drawing, 'frame'> {
  readonly trace: Trace;
  readonly step: number;
  readonly layout: TreeLayout;
  readonly comparison: Comparison | null;
  readonly faults: readonly Fault[] | null;
  readonly fit: Fit;
}

export class SceneController {
  readonly #layout: LayoutController;
  #made: Made | null = null;
  #scene: TreeScene | null = null;
  #fitted: { readonly key: string; readonly home: TreeLayout; readonly fit: Fit } | null = null;

  constructor(view: ReactiveControllerHost, look: () => TreeLook) {
    this.#layout = new LayoutController(view, look);
  }

  draw(session: Session, { frame, ...drawing }: Drawing): TreeScene {
    const { trace, step, comparison, faults } = session;
    this.#layout.show(trace, momentAt(trace, step).node, pathColumns(session, frame));
    const fit = this.#fit(session, drawing.isJoint, frame);
    const made: Made = { ...drawing, trace, step, comparison, faults, fit, layout: this.#layout.current! };
    const before = this.#made;
    const isSame = before && (Object.keys(made) as (keyof Made)[]).every((key) => made[key] === before[key]);
    if (isSame && this.#scene) return this.#scene;
    this.#made = made;
    const { naming, isJoint, secret, isAsked } = drawing;
    const { metrics } = fit;
    return (this.#scene = treeScene(trace, step, made.layout, {
      naming,
      comparison,
      isJoint,
      secret,
      isAsked,
      faults,
      metrics,
    }));
  }

  subject(session: Session): Subject {
    const { trace, step, comparison } = session;
    const { target, home } = this.#layout;
    const { node } = momentAt(trace, step);
    const beside = comparison?.right ?? null;
    return {
      trace,
      fit: this.#made!.fit,
      step,
      node,
      layout: target!,
      home: home!,
      beside,
      isPath: isPath(session),
    };
  }

  #fit(session: Session, isJoint: boolean, frame: Size): Fit {
    const { trace, comparison } = session;
    const home = this.#layout.home!;
    const plies = Math.max(trace.plies, comparison?.right.plies ?? 0);
    const key = [frame.width, frame.height, isJoint, comparison !== null].join();
    const columns = pathColumns(session, frame);
    const room = roomIn(frame, { home, plies, columns, isPath: isPath(session) });
    if (this.#fitted?.key !== key || this.#fitted.home !== home)
      this.#fitted = { key, home, fit: fitIn(trace, { comparison, isJoint }, room) };
    return this.#fitted.fit;
  }
}

/** Whether only the path of a large tree is shown: of both trees of a comparison, or of neither. */
function isPath({ trace, comparison }: Session): boolean {
  return Math.max(trace.length, comparison?.right.length ?? 0) > OUTLINED;
}

/** Columns of the frame that the path of a large tree spreads over; 0 for a tree that is shown whole. */
function pathColumns(session: Session, frame: Size): number {
  return isPath(session) ? columnsIn(widthBeside(frame), [...session.trace.children(0)].length) : 0;
}
