import type { Trace } from '../../search/index.ts';
import { findNext, type HandDecision } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { Book } from './book.ts';
import { buildCodeScene, type CodeLine } from './code-scene.ts';
import type { Listing, Role } from './listing.ts';
import { chooseVariant } from './variants.ts';

/** How much of the program a reader has written while carrying it out by hand. */
interface HandWriting {
  /** The decisions made, in order. */
  readonly made: readonly HandDecision[];
  /** Null once all are made. */
  readonly open: HandDecision | null;
  readonly step: number;
}

/** The listing of a search done by hand: a line is written once its decision has been made, the first one from the start. */
export function buildHandListing(trace: Trace, { made, open, step }: HandWriting, book: Book): CodeLine[] {
  if (!open) return buildCodeScene(trace, step, book, { variant: 'one-loop' });
  const written = new Set<Role>(['call', ...made.flatMap((each) => listMadeRoles(trace, each))]);
  const deciding = open ? listOpenRoles(trace, open) : [];
  return listHandProgram(trace, book).map(([role, text], index) => {
    const at = role === null ? -1 : deciding.indexOf(role);
    return {
      number: index + 1,
      text,
      lit: at < 0 ? 'none' : open?.kind === 'next' ? 'soft' : 'strong',
      note: at === 0 && open ? writeNote(trace, open) : '',
      mistake: 'none',
      isMissing: open !== null && role !== null && !written.has(role),
    };
  });
}

/** The listing with one loop for both sides, unless the search has its own listing. */
export function listHandProgram({ options }: Trace, book: Book): Listing {
  return book[chooseVariant(options) ?? 'one-loop'];
}

/** A side's own lines, and those that both sides share. */
function listMadeRoles(trace: Trace, decision: HandDecision): Role[] {
  const { kind, node } = decision;
  const side = trace.isMax(node) ? 'max' : 'min';
  const loop: Role[] = ['loop', 'value', `${side}-branch`, `${side}-loop`, `${side}-value`];
  switch (kind) {
    case 'over':
      if (trace.end[node] > node + 1) return ['over', ...loop];
      return trace.root.game.isAbstract ? ['over', 'leaf'] : ['over'];
    case 'score':
      return ['leaf'];
    case 'keep':
      return ['side', `${side}-best`, `${side}-narrow`];
    case 'next': {
      const next = findNext(trace, decision);
      if (next === 'call') return loop;
      return next === 'cut' ? [`${side}-cut`, `${side}-stop`] : ['return', `${side}-return`];
    }
    case 'start':
      return ['start', 'max-start', 'min-start'];
    default:
      return ['return', `${side}-return`];
  }
}

/** The lines that may do it; of what comes next none, or it would tell. */
function listOpenRoles(trace: Trace, { kind, node }: HandDecision): Role[] {
  const side = trace.isMax(node) ? 'max' : 'min';
  if (kind === 'over') return ['over'];
  if (kind === 'score') return ['leaf'];
  if (kind === 'keep') return [`${side}-best`];
  if (kind === 'start') return ['start', 'max-start', 'min-start'];
  return kind === 'next' ? ['loop', 'return', `${side}-loop`, `${side}-cut`, `${side}-return`] : [];
}

function writeNote(trace: Trace, { kind, child, best }: HandDecision): string {
  const { eitherOf, unknown } = words.byHand;
  if (kind === 'keep')
    return eitherOf(words.formatScore(trace.score[best]), words.formatScore(trace.score[child]));
  return kind === 'next' ? '' : unknown;
}
