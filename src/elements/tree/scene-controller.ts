import type { ReactiveControllerHost } from 'lit';
import {
  choosePathColumns,
  type Fit,
  fitMetrics,
  OUTLINE_LIMIT,
  type TreeLayout,
  buildTreeScene,
  type TreeOptions,
  type TreeScene,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { findMoment, type Comparison, type Fault, type Session } from '../../walk/index.ts';
import { LayoutController } from './layout-controller.ts';
import type { Frame } from './clear-view.ts';
import type { Size } from './transform.ts';
import { measureRoom, measureTreeWidth } from './framing.ts';
import type { TreeLook } from './tree-look.ts';
import type { Subject } from './view-controller.ts';

/** The view's choices for a drawing. The session determines the rest. */
export interface Drawing extends Omit<TreeOptions, 'comparison' | 'faults' | 'metrics'> {
  readonly frame: Frame;
}

interface SceneInputs extends Omit<Drawing, 'frame'> {
  readonly trace: Trace;
  readonly step: number;
  readonly layout: TreeLayout;
  readonly comparison: Comparison | null;
  readonly faults: readonly Fault[] | null;
  readonly fit: Fit;
}

export class SceneController {
  readonly #layout: LayoutController;
  #inputs: SceneInputs | null = null;
  #scene: TreeScene | null = null;
  #cachedFit: { readonly key: string; readonly home: TreeLayout; readonly fit: Fit } | null = null;

  constructor(view: ReactiveControllerHost, look: () => TreeLook) {
    this.#layout = new LayoutController(view, look);
  }

  draw(session: Session, { frame, ...drawing }: Drawing): TreeScene {
    const { trace, step, comparison, faults } = session;
    this.#layout.show(trace, findMoment(trace, step).node, countPathColumns(session, frame));
    const fit = this.#fit(session, drawing.isJoint ?? false, frame);
    const made: SceneInputs = {
      ...drawing,
      trace,
      step,
      comparison,
      faults,
      fit,
      layout: this.#layout.current!,
    };
    const before = this.#inputs;
    const isSame =
      before && (Object.keys(made) as (keyof SceneInputs)[]).every((key) => made[key] === before[key]);
    if (isSame && this.#scene) return this.#scene;
    this.#inputs = made;
    const { metrics } = fit;
    const options = { ...drawing, comparison, faults, metrics };
    return (this.#scene = buildTreeScene(trace, step, made.layout, options));
  }

  findSubject(session: Session): Subject {
    const { trace, step, comparison } = session;
    const { target, home } = this.#layout;
    const { node } = findMoment(trace, step);
    const beside = comparison?.right ?? null;
    return {
      trace,
      fit: this.#inputs!.fit,
      step,
      node,
      layout: target!,
      home: home!,
      otherTrace: beside,
      isPath: isPathShown(session),
    };
  }

  #fit(session: Session, isJoint: boolean, frame: Frame): Fit {
    const { trace, comparison } = session;
    const home = this.#layout.home!;
    const plies = Math.max(trace.plies, comparison?.right.plies ?? 0);
    const columns = countPathColumns(session, frame);
    const room = measureRoom(frame, { home, plies, columns, isPath: isPathShown(session) });
    const key = [room.width, room.height, isJoint, comparison !== null].join();
    if (this.#cachedFit?.key !== key || this.#cachedFit.home !== home)
      this.#cachedFit = { key, home, fit: fitMetrics(trace, { comparison, isJoint }, room) };
    return this.#cachedFit.fit;
  }
}

function isPathShown({ trace, comparison }: Session): boolean {
  return Math.max(trace.length, comparison?.right.length ?? 0) > OUTLINE_LIMIT;
}

/** Columns of the frame that the path of a large tree spreads over; 0 for a tree that is shown whole. */
function countPathColumns(session: Session, frame: Size): number {
  return isPathShown(session)
    ? choosePathColumns(measureTreeWidth(frame), [...session.trace.children(0)].length)
    : 0;
}
