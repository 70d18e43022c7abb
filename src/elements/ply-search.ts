import type { PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Trace } from '../search/index.ts';
import { settingNames, type SettingName, type Settings } from '../session/index.ts';
import { words } from '../words/index.ts';
import { announceState } from './addressable.ts';
import { findTrace } from './find-trace.ts';
import { SearchHost, type Found } from './search-host.ts';
import type { SearchWatch } from './search-watch.ts';

const alone = (trace: Trace): Found => ({ trace, comparison: null });

/** The property of a setting: `depthFrom` for `depth-from`. */
function propertyOf<N extends SettingName>(name: N): PropertyOf<N> {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as PropertyOf<N>;
}

type PropertyOf<N extends string> = N extends `${infer A}-${infer B}` ? `${A}${Capitalize<B>}` : N;

const scorings: readonly string[] = ['plain', 'depth'];

const setsScores = new Set<string>(['scoring', 'win', 'depthFrom', 'max']);
const setsTree = new Set(settingNames.map(propertyOf).filter((name) => !setsScores.has(name)));

/**
 * A session: searches its position once and holds the trace and the reader's step in it. It draws nothing; views
 * around or inside it do.
 *
 * @fires step-change - After the reader moved to another step; `detail.step` is the step, from 0.
 */
@customElement('ply-search')
export class PlySearch extends SearchHost {
  /** The game, `4,4,3` or `nim`; tic-tac-toe without it. */
  @property() game = '';
  /** `minimax` or `alpha-beta`. */
  @property() algorithm = '';
  /** `plain` or `depth`. */
  @property() scoring = '';
  /** What a win counts, 1 or 10. */
  @property() win = '';
  /** Where depth 0 is, `root` or `move`. */
  @property({ attribute: 'depth-from' }) depthFrom = '';
  /** An order by name, such as `centre-first`, or the moves in order, separated by spaces. */
  @property() order = '';
  /** Who is MAX: `x`, `o` or `mover`. */
  @property() max = '';
  /** Whether a table answers for what was searched before: `positions` or `symmetry`. */
  @property() memo = '';
  /** Whether of equivalent moves only one is searched: `true`. */
  @property({ attribute: 'merge-moves' }) mergeMoves = '';
  /** How many plies deep the search looks. */
  @property({ attribute: 'depth-limit' }) depthLimit = '';
  /** Whether it searches one ply deep, then two, and so on: `true`. */
  @property() deepening = '';
  /** After how many nodes it stops. */
  @property({ attribute: 'max-nodes' }) maxNodes = '';
  /** The name of code to run and record instead of the search. */
  @property() code = '';

  protected override readonly setsTree = setsTree;
  protected override readonly setsScores = setsScores;

  /** The attributes that determine the search, as an address would hold them. */
  get settings(): Settings {
    return Object.fromEntries(settingNames.map((name) => [name, this[propertyOf(name)]]));
  }

  override readonly stateKeys = ['scoring', 'step'];

  /** The scoring, where it was switched, and the step. */
  override get stateParts(): ReadonlyMap<string, string> {
    const scoring = this.scoring || scorings[0];
    const isSwitched = scoring !== this.beginning('scoring');
    return new Map([...(isSwitched ? [['scoring', scoring] as const] : []), ...super.stateParts]);
  }

  override beginning(key: string): string {
    return key === 'scoring' ? this.getAttribute(key) || scorings[0] : super.beginning(key);
  }

  override restore(key: string, value: string): string | null {
    if (key !== 'scoring') return super.restore(key, value);
    if (!scorings.includes(value)) return words.errors.option(key, value, scorings);
    this.scoring = value;
    return null;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.get('scoring') !== undefined) announceState(this);
  }

  protected override find(watch: SearchWatch): Found | Promise<Found> {
    const trace = findTrace(this.settings, watch);
    return trace instanceof Promise ? trace.then(alone) : alone(trace);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-search': PlySearch;
  }
}
