import type { Move } from '../../game/index.ts';
import type { GameRecord } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { showIgnored } from '../address/page-message.ts';
import { resolveSitePage } from '../address/site-page.ts';
import { openShare } from '../share/share-dialog.ts';
import type { StartName } from './your-move.ts';

/** Opens the dialog for the address of a game: the reader's moves, as those of the search follow from them. */
export function shareGame({ moves }: GameRecord, start: StartName): void {
  const own = moves.filter((_, at) => at % 2 === 0).join(',');
  const address = `${resolveSitePage('')}#${start === 'given' ? '' : `start=${start}&`}moves=${own}`;
  openShare({ address, host: null, isSection: false, title: words.whyNot.shareTitle }, false);
}

/** Replays the game of an address up to a move that is not possible, which is reported. */
export function openSharedGame(
  fragment: string,
  begin: (start: StartName) => void,
  mark: (cell: Move) => boolean,
): void {
  const address = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = address.get('moves') ?? '';
  begin(address.get('start') === 'empty' ? 'empty' : 'given');
  const isPlayed = text.split(',').every((cell) => /^\d$/.test(cell) && mark(Number(cell)));
  showIgnored('fragment', isPlayed ? [] : [words.address.value('moves', text, [words.whyNot.cells])]);
}
