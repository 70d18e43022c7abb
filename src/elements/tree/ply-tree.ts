import { html, nothing, svg } from 'lit';
import { property, query, queryAll, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import {
  drawBands,
  isFar,
  drawRuler,
  drawTreeContent,
  measureRuler,
  type RulerName,
  type TreeScene,
} from '../../views/index.ts';
import { explainNode, findMoment, type NodeReason } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { loadVoice } from '../host/commands.ts';
import { hosts } from '../host/session-host.ts';
import { customElement } from '../kit/custom-element.ts';
import { isModified } from '../kit/is-modified.ts';
import { findDrawnPart, chooseHeight, hasStrip } from './framing.ts';
import { findLead, listNodesAbove, renderPathStrip } from './path-strip.ts';
import { Later } from '../kit/later.ts';
import { preference } from '../kit/preferences.ts';
import { RestController } from './rest-controller.ts';
import { SceneController } from './scene-controller.ts';
import { SessionController } from '../host/session-controller.ts';
import { renderHiddenNote } from '../host/hidden-note.ts';
import { FocusKeeper } from '../kit/kept-focus.ts';
import { OpenQuestions } from '../host/open-questions.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { renderProblem } from '../kit/problem.ts';
import { base, buttons } from '../kit/base-styles.ts';
import type { Size, Transform } from './transform.ts';
import { TreeLook } from './tree-look.ts';
import { treeStyles } from './tree-styles.ts';
import { chooseWalkAction } from './tree-walk.ts';
import { ValueRide } from './value-ride.ts';
import { ViewController, type Subject } from './view-controller.ts';
import { renderViewTools, ZOOM } from './view-tools.ts';

const card = new Later(() => import('./rest-card.ts'));
const NONE: ReadonlySet<number> = new Set();

/**
 * The growing tree of a search, with boards in its nodes. It follows the cursor until the reader moves it; a click on
 * a node goes to its call, another to its return. Large trees show the surroundings of the current node and fold the
 * rest into marks with a count.
 *
 * @slot - Shown as long as there is no search to draw.
 * @csspart tools - The buttons that move the view.
 * @csspart frame - The drawing; it is as high as the tree needs unless a page sets a height.
 */
@customElement('ply-tree')
export class PlyTree extends PlyElement {
  static override styles = [base, buttons, ...treeStyles];

  /** The id of the `ply-search` that this view belongs to; without it, the nearest one around it. */
  @property() for = '';
  /** How the tree is viewed; trees with the same look move, zoom and fold together. */
  @property({ attribute: false }) look = new TreeLook();
  /** Whether the nodes show the values of both searches, if the session is one side of a comparison. */
  @property({ attribute: false }) isJoint = false;
  /** How much the ruler shows: `wins`, `off` or `plies`. With `plies` the tree has no scores, MAX and MIN either. */
  @property() ruler: RulerName = 'wins';

  @state() private active = 0;
  @query('.frame') private surface!: SVGSVGElement | null;
  @query('.probe') private probe!: HTMLElement;
  /** The parts over the frame while the reader works with the tree. */
  @queryAll('.tools, .hidden-note') private overlays!: NodeListOf<HTMLElement>;

  readonly #connection = new SessionController(this);
  readonly #waiting = new OpenQuestions(this, () => this.#connection.host);
  readonly #tree = new SceneController(this, () => this.look);
  readonly #view = new ViewController(this, () => this.look);
  readonly #rest = new RestController(this, () => void card.fetchFor(this));
  readonly #ride = new ValueRide();
  #scene: TreeScene | null = null;
  #subject: Subject | null = null;

  constructor() {
    super();
    this.addController(new FocusKeeper(this, '[role=tree]'));
  }

  protected override willUpdate(): void {
    const { session } = this.#connection;
    const before = this.#subject;
    this.#scene = session && this.#tree.draw(session, this.choices);
    this.#subject = session && this.#tree.findSubject(session);
    if (!this.#subject) return;
    const { trace, step, node } = this.#subject;
    if (before?.trace !== trace || before.step !== step) this.active = node;
    this.#view.follow(this.#subject);
  }

  protected override render() {
    const scene = this.#scene;
    if (!scene) return html`<slot></slot>${renderProblem(this.#connection.problem)}`;
    const { active, why } = this;
    const { isFramed, transform, size } = this.#view;
    return html`<div class="probe"></div>
      <div class="holder">
        <svg
          class="frame ply-drawing ${isFar(transform.k) ? 'far' : ''}"
          part="frame"
          viewBox=${isFramed ? `0 0 ${size.width} ${size.height}` : nothing}
          height="${chooseHeight(size.width, this.#subject!) / 16}rem"
          role="tree"
          tabindex="0"
          aria-label=${this.nameTree(scene)}
          aria-describedby="description"
          aria-activedescendant=${isFramed ? `node-${active}` : nothing}
          @click=${(event: MouseEvent) => this.onClick(event)}
          @dblclick=${(event: MouseEvent) => this.onDoubleClick(event)}
          @pointerdown=${this.#onPointer}
          @pointermove=${this.#onPointer}
          @pointerup=${this.#onPointer}
          @pointercancel=${this.#onPointer}
          @pointerleave=${this.#onPointer}
          @contextmenu=${this.#onPointer}
          @blur=${() => this.#rest.rest(null)}
          @keydown=${(event: KeyboardEvent) => this.onKey(event)}
        >
          ${isFramed ? this.drawContent(scene, transform, size, why?.lit ?? NONE) : nothing}
        </svg>
      </div>
      <p class="unseen" id="description">${scene.description}</p>
      <p class="unseen" id="about">${this.describeActive(scene)}</p>
      ${hasStrip(size, this.#subject!) ? renderPathStrip(this.above, scene.bounds, size, (ply) => this.#view.putOnTop(ply)) : nothing}
      ${card.part?.renderRestCard(this.#rest.node, why, scene, transform, size)}
      ${this.isHiding ? renderHiddenNote(this.#waiting) : nothing} ${renderViewTools(this.#view)}`;
  }

  protected override updated(): void {
    if (!this.surface || !this.#scene) return;
    this.#view.attach(this.probe, this.surface, [...this.overlays]);
    if (this.#view.isFramed) this.#ride.follow(this.surface, this.#scene.ride);
  }

  private drawContent(scene: TreeScene, transform: Transform, size: Size, lit: ReadonlySet<number>) {
    const { active, foldable } = this;
    const { x, y, k } = transform;
    const frame = { x, y, k, ...size, ruler: measureRuler(size.width), first: this.above.length };
    const far = isFar(k);
    const part = findDrawnPart(transform, size);
    const lead = findLead(this.above, transform, size);
    const ends = Object.values({ ...part, ...lead });
    return svg`${drawBands(scene.bands, frame)}
      <g role="none" transform="translate(${x} ${y}) scale(${k})">
        ${guard([scene, active, foldable, far, lit === NONE ? null : this.#rest.node, ...ends], () => drawTreeContent(scene, { active, foldable, isFar: far, part, lit, lead }))}
      </g>
      ${drawRuler(scene.bands, frame, scene.ruler)}`;
  }

  /** The active node, if it has returned and the current node is not below it. */
  private get foldable(): number | null {
    const { active } = this;
    const { trace, step } = this.#subject!;
    const node = this.#scene!.nodes.find((each) => each?.id === active);
    const current = findMoment(trace, step).node;
    const isAbove = active < current && current < trace.end[active];
    return node?.isExpanded && node.status === 'returned' && !isAbove ? active : null;
  }

  private get above() {
    return hasStrip(this.#view.size, this.#subject!)
      ? listNodesAbove(this.#scene!, this.#view.transform)
      : [];
  }

  private get choices() {
    const { isJoint, ruler } = this;
    const { isAsked, hidesSize: hidesAhead } = this.#waiting;
    return { naming: preference('naming'), isJoint, ruler, hidesAhead, isAsked, frame: this.#view.size };
  }

  /** Why the node that the reader rests on has its value; null if that would say too much. */
  private get why(): NodeReason | null {
    const { node } = this.#rest;
    if (node === null || this.ruler === 'plies') return null;
    const { trace, step } = this.#subject!;
    if (node >= trace.length) return null;
    return explainNode(trace, node, step, preference('naming'));
  }

  /** Numbers the searches of a page, so that two trees have different names. */
  private nameTree({ title }: TreeScene): string {
    const { host } = this.#connection;
    const place = host ? [...hosts.all].indexOf(host) : 0;
    return place > 0 ? words.tree.nth(title, place + 1) : title;
  }

  /** Describes in words what the active node and the card next to it show. */
  private describeActive({ nodes }: TreeScene): string {
    const { active, why } = this;
    const board = nodes.find((each) => each?.id === active)?.board?.label;
    const reason = this.#rest.node === active && why ? [why.reason.text, why.way] : [];
    return [board ? `${board}.` : '', ...reason].filter(Boolean).join(' ');
  }

  private get isHiding(): boolean {
    const { trace, step } = this.#subject!;
    return step < trace.stepCount - 1;
  }

  private visit(node: number): void {
    this.#connection.playback?.pause();
    this.#connection.session?.visit(node);
  }

  private fold(node: number, isUnfolded: boolean): void {
    this.active = node;
    this.look.fold(this.#subject!.trace, node, isUnfolded);
  }

  readonly #onPointer = (event: PointerEvent): void => this.#rest.follow(event);

  private onClick(event: MouseEvent): void {
    if (this.#rest.hasRested) return;
    const target = event.target as Element;
    const group = target.closest<SVGGElement>('[data-node]');
    if (!group) return;
    const node = Number(group.dataset['node']);
    const origin = target.closest<SVGGElement>('[data-origin]');
    if (origin) this.visit(Number(origin.dataset['origin']));
    else if (target.closest('.folded')) this.fold(node, true);
    else if (target.closest('.fold')) this.fold(node, false);
    else this.visit(node);
  }

  /** Only on the background: on a node, a double click is two clicks. */
  private onDoubleClick({ target }: MouseEvent): void {
    if (!(target as Element).closest('[data-node]')) this.#view.fit();
  }

  private onKey(event: KeyboardEvent): void {
    if (isModified(event)) return;
    const command = this.commands[event.key.toLowerCase()];
    if (command) command();
    else if (event.shiftKey || !this.walkByKey(event.key)) return;
    event.preventDefault();
  }

  private readonly commands: Readonly<Partial<Record<string, () => void>>> = {
    '+': () => this.#view.zoomBy(ZOOM),
    '=': () => this.#view.zoomBy(ZOOM),
    '-': () => this.#view.zoomBy(1 / ZOOM),
    '0': () => this.#view.fit(),
    f: () => this.#view.toggleFollowing(),
    i: () =>
      void loadVoice().then(
        ({ tellNode }) => this.#connection.host && tellNode(this.#connection.host, this.active),
      ),
  };

  private walkByKey(key: string): boolean {
    const nodes = this.#scene!.nodes.filter((node) => node !== null);
    const to = chooseWalkAction(key, { nodes, active: this.active, canFold: this.foldable !== null });
    if (to?.kind === 'visit') this.visit(this.active);
    else if (to?.kind === 'move') {
      this.#view.reveal((this.active = to.node));
      this.#rest.rest(to.node);
    } else if (to) this.fold(this.active, to.kind === 'unfold');
    else if (key === 'ArrowRight') void loadVoice().then(({ tellNothingBelow }) => tellNothingBelow());
    return to !== null || /^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-tree': PlyTree;
  }
}
