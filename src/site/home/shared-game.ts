import type { Move } from '../../game/index.ts';
import type { GameRecord } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { showIgnored } from '../address/page-message.ts';
import { resolveSitePage } from '../address/site-page.ts';
import { openShare } from '../share/share-dialog.ts';

/** Opens the dialog for the address of a game: the reader's moves, as those of the search follow from them. */
export function shareGame({ moves }: GameRecord): void {
  const address = `${resolveSitePage('')}#moves=${moves.filter((_, at) => at % 2 === 0).join(',')}`;
  openShare({ address, host: null, isSection: false, title: words.whyNot.shareTitle }, false);
}

/** Replays the game of an address up to a move that is not possible, which is reported. */
export function openSharedGame(fragment: string, mark: (cell: Move) => boolean): void {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get('moves') ?? '';
  const isPlayed = text.split(',').every((cell) => /^\d$/.test(cell) && mark(Number(cell)));
  showIgnored('fragment', isPlayed ? [] : [words.address.value('moves', text, [words.whyNot.cells])]);
}
