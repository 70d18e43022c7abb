import { defaultNaming } from '../game/index.ts';
import { html, nothing } from 'lit';
import { playOut, describeReview } from '../walk/index.ts';
import { renderWithPills } from '../views/index.ts';
import { joinParts, words } from '../words/index.ts';
import { readPlayedGame } from './check-game.ts';
import { renderPosition } from './fallback-parts.ts';
import { readSettings } from './element-session.ts';
import { readAttribute, type PageElement } from './page-element.ts';

export function describeGame(element: PageElement) {
  const you = readAttribute(element, 'you') || 'x';
  const begun = readPlayedGame(element);
  const settings = readSettings(element);
  const side = (own: string) => ({ ...settings, scoring: readAttribute(element, own) || settings.scoring });
  const sides = { x: side('scoring-x'), o: side('scoring-o') };
  const { selfPlay, gamePlayed, gameNeedsScript } = words.lesson;
  // A program's moves are known only when it runs.
  const rival = readAttribute(element, 'for') === '' ? 'search' : 'program';
  const isPlayedOut = you === 'nobody' && rival === 'search';
  const game = isPlayedOut ? playOut(begun, sides) : begun;
  const names = game.moves.map((move) => game.start.game.moveName(move, defaultNaming));
  const isOpen = !isPlayedOut && game.outcome === null;
  const told = isPlayedOut
    ? [selfPlay(names, String(game.outcome))]
    : [
        names.length ? gamePlayed(names) : [],
        isOpen ? gameNeedsScript(you, rival) : (describeReview(game, defaultNaming) ?? []),
      ];
  return [
    renderPosition(begun.position),
    html`<p class=${isOpen ? 'scriptless' : nothing}>${renderWithPills(joinParts(told.flat(), ' '))}</p>`,
  ];
}
