import { zoomIdentity } from 'd3';
import { html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { bandsDrawing, rulerDrawing, treeContent } from '../drawing/index.ts';
import type { Notation } from '../game/index.ts';
import type { TreeLayout } from '../layout/index.ts';
import { treeScene, type TreeScene } from '../scene/index.ts';
import type { Trace } from '../search/index.ts';
import { momentAt, type Session } from '../session/index.ts';
import { words } from '../words/index.ts';
import { FrameController } from './frame-controller.ts';
import { fitted, followed, wantedHeight, type FrameSize, type Ground } from './framing.ts';
import { LayoutController } from './layout-controller.ts';
import { preference } from './preferences.ts';
import { SessionController } from './session-controller.ts';
import { base, buttons } from './theme.ts';
import { travel } from './travel.ts';
import { treeStyles } from './tree-styles.ts';
import { walk } from './tree-walk.ts';
import { ZoomController } from './zoom-controller.ts';

/** What a drawing of the tree depends on, besides the view. */
interface Drawn {
  readonly trace: Trace;
  readonly step: number;
  readonly layout: TreeLayout;
  readonly notation: Notation;
  readonly scene: TreeScene;
}

/**
 * The growing tree of a search, with boards in its nodes. It follows the cursor until the reader moves it; a click on
 * a node goes to its call, another to its return. Large trees show the surroundings of the current node and fold the
 * rest into marks with a count.
 *
 * @slot - Shown as long as there is no search to draw.
 * @csspart frame - The drawing; it is as high as the tree needs unless a page sets a height.
 */
@customElement('ply-tree')
export class PlyTree extends LitElement {
  static override styles = [base, buttons, ...treeStyles];

  /** The id of the `ply-search` that this view belongs to; without it, the nearest one around it. */
  @property() for = '';

  @state() private isFollowing = true;
  @state() private frame: FrameSize = { width: 0, height: 0 };
  @state() private active = 0;
  @query('.frame') private surface!: SVGSVGElement | null;

  readonly #connection = new SessionController(this);
  readonly #layout = new LayoutController(this);
  readonly #zoom = new ZoomController(this, () => (this.isFollowing = false));
  readonly #frame = new FrameController(this, () => (this.frame = this.#frame.size));
  #drawn: Drawn | null = null;
  /** What the view was last moved for. */
  #framed: Pick<Drawn, 'trace' | 'step' | 'layout'> | null = null;
  /** The step whose value was sent on its way last. */
  #travelled: number | undefined;
  #travel: Animation | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    const { session } = this.#connection;
    if (session) this.draw(session);
    else this.#drawn = null;
    if (this.frame.width > 0) this.follow(changed.has('frame'), changed.has('isFollowing'));
  }

  protected override render() {
    if (!this.#drawn) return html`<slot></slot>`;
    const { scene } = this.#drawn;
    const { active, foldable } = this;
    const { x, y, k } = this.#zoom.transform;
    const view = { x, y, k, width: this.frame.width };
    return html`<div class="probe"></div>
      <div>
        <svg
          class="frame ply-drawing"
          part="frame"
          height=${wantedHeight(this.frame.width, this.ground)}
          role="tree"
          tabindex="0"
          aria-label=${scene.title}
          aria-describedby="description"
          aria-activedescendant="node-${active}"
          @click=${(event: MouseEvent) => this.onClick(event)}
          @keydown=${(event: KeyboardEvent) => this.onKey(event)}
        >
          ${bandsDrawing(scene.bands, view)}
          <g transform="translate(${x} ${y}) scale(${k})">
            ${guard([scene, active, foldable], () => treeContent(scene, { active, foldable }))}
          </g>
          ${rulerDrawing(scene.bands, view)}
        </svg>
      </div>
      <p class="unseen" id="description">${scene.description}</p>
      ${this.tools()}`;
  }

  protected override updated(): void {
    const { surface } = this;
    if (!surface || !this.#drawn) return;
    this.#zoom.attach(surface);
    this.#frame.watch(this.renderRoot.querySelector('.probe')!, surface);
    const { backup } = this.#drawn.scene;
    if (backup?.step === this.#travelled) return;
    this.#travelled = backup?.step;
    this.#travel?.cancel();
    this.#travel = backup && travel(this.renderRoot.querySelector('.traveller')!, backup);
  }

  private tools() {
    const { buttons: name } = words.tree;
    return html`<div class="tools" role="group" aria-label=${name.label}>
      <button @click=${() => this.fit()}>${name.fit}</button>
      <button aria-pressed=${this.isFollowing} @click=${() => this.toggleFollowing()}>${name.follow}</button>
      <button aria-label=${name.zoomOut} title=${name.zoomOut} @click=${() => this.zoomBy(1 / 1.4)}>−</button>
      <button aria-label=${name.zoomIn} title=${name.zoomIn} @click=${() => this.zoomBy(1.4)}>+</button>
    </div>`;
  }

  /** Makes the scene anew if anything that it depends on has changed. */
  private draw({ trace, step }: Session): void {
    const { node } = momentAt(trace, step);
    const notation = preference('notation');
    this.#layout.show(trace, node);
    const layout = this.#layout.current!;
    const before = this.#drawn;
    if (before?.trace !== trace || before.step !== step) this.active = node;
    if (before?.trace !== trace) this.isFollowing = true;
    const isSame =
      before?.trace === trace &&
      before.step === step &&
      before.layout === layout &&
      before.notation === notation;
    if (isSame) return;
    this.#drawn = { trace, step, layout, notation, scene: treeScene(trace, step, layout, { notation }) };
  }

  private get ground(): Ground {
    return { trace: this.#drawn!.trace, layout: this.#layout.target!, home: this.#layout.home! };
  }

  /** Moves the view after the current node, unless the reader has taken it. */
  private follow(isResized: boolean, isForced: boolean): void {
    if (!this.#drawn) return;
    const { trace, step } = this.#drawn;
    const layout = this.#layout.target!;
    const before = this.#framed;
    this.#framed = { trace, step, layout };
    const isMoved =
      isResized || isForced || before?.trace !== trace || before.step !== step || before.layout !== layout;
    if (!isMoved || !this.isFollowing) return;
    const isSameTree = before?.trace === trace;
    const view = isSameTree ? this.#zoom.transform : zoomIdentity.scale(0);
    const to = followed(this.frame, view, this.ground, momentAt(trace, step).node);
    if (isSameTree && !isResized) this.#zoom.glide(to);
    else this.#zoom.jump(to);
  }

  private fit(): void {
    this.isFollowing = false;
    this.#zoom.glide(fitted(this.frame, this.ground));
  }

  private toggleFollowing(): void {
    this.isFollowing = !this.isFollowing;
  }

  private zoomBy(factor: number): void {
    this.isFollowing = false;
    this.#zoom.glide(this.#zoom.scaled(factor, this.frame));
  }

  /** The node that the keyboard is on, if it can be folded: it has returned and the current node is not below it. */
  private get foldable(): number | null {
    const { scene, trace, step } = this.#drawn!;
    const { active } = this;
    const node = scene.nodes.find((each) => each?.id === active);
    const current = momentAt(trace, step).node;
    const isAbove = active < current && current < trace.end[active];
    return node?.isExpanded && node.status === 'returned' && !isAbove ? active : null;
  }

  private visit(node: number): void {
    this.#connection.playback?.pause();
    this.#connection.session?.visit(node);
  }

  private onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const group = target.closest<SVGGElement>('[data-node]');
    if (!group) return;
    const node = Number(group.dataset['node']);
    if (target.closest('.folded')) this.fold(node, true);
    else if (target.closest('.fold')) this.fold(node, false);
    else this.visit(node);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const shortcut = this.shortcuts.get(event.key.toLowerCase());
    shortcut?.();
    if (shortcut || (!event.shiftKey && this.walk(event.key))) event.preventDefault();
  }

  private readonly shortcuts: ReadonlyMap<string, () => void> = new Map([
    ['+', () => this.zoomBy(1.4)],
    ['=', () => this.zoomBy(1.4)],
    ['-', () => this.zoomBy(1 / 1.4)],
    ['0', () => this.fit()],
    ['f', () => this.toggleFollowing()],
  ]);

  private walk(key: string): boolean {
    const nodes = this.#drawn!.scene.nodes.filter((node) => node !== null);
    const to = walk(key, { nodes, active: this.active, canFold: this.foldable !== null });
    if (to?.kind === 'move') this.active = to.node;
    else if (to?.kind === 'visit') this.visit(this.active);
    else if (to) this.fold(this.active, to.kind === 'unfold');
    return to !== null || /^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key);
  }

  private fold(node: number, isUnfolded: boolean): void {
    this.active = node;
    this.#layout.fold(node, isUnfolded);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-tree': PlyTree;
  }
}
