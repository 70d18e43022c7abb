import { defaultNaming } from '../game/index.ts';
import { html } from 'lit';
import { playOut, tellReview } from '../walk/index.ts';
import { withPills } from '../views/index.ts';
import { joined, words } from '../words/index.ts';
import { readPlayedGame } from './check-game.ts';
import { positionTable } from './fallback-parts.ts';
import { readSettings } from './element-session.ts';
import { attributeOf, type PageElement } from './page-element.ts';

/** A game without scripts: its board, and its moves or those that the search would make. */
export function gameText(element: PageElement) {
  const you = attributeOf(element, 'you') || 'x';
  const begun = readPlayedGame(element);
  const settings = readSettings(element);
  const side = (own: string) => ({ ...settings, scoring: attributeOf(element, own) || settings.scoring });
  const sides = { x: side('scoring-x'), o: side('scoring-o') };
  const { selfPlay, gamePlayed, gameNeedsScript } = words.lesson;
  // A program's moves are known only when it runs.
  const rival = attributeOf(element, 'for') === '' ? 'search' : 'program';
  const isPlayedOut = you === 'nobody' && rival === 'search';
  const game = isPlayedOut ? playOut(begun, sides) : begun;
  const names = game.moves.map((move) => game.start.game.moveName(move, defaultNaming));
  const told = isPlayedOut
    ? [selfPlay(names, String(game.outcome))]
    : [
        names.length ? gamePlayed(names) : [],
        game.outcome === null ? gameNeedsScript(you, rival) : (tellReview(game, defaultNaming) ?? []),
      ];
  return [positionTable(begun.position), html`<p>${withPills(joined(told.flat(), ' '))}</p>`];
}
