import type { FrameKind } from '../../catalogue/index.ts';
import {
  defaultSides,
  nameSearch,
  players,
  prepareSearch,
  readOptions,
  settingNames,
  type Settings,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { findExample } from '../desks/example-searches.ts';
import { findFrameKind } from './lesson-pieces.ts';

/** Such as `Question: Whose turn is it?`, `Search: Three moves left · Plain, minimax` or `Program: minimax(board) at X must block`. */
export function describePiece(piece: HTMLElement): string {
  const kind = findFrameKind(piece)!;
  const question = piece.querySelector('.question') ?? (kind === 'prediction' ? piece : null);
  const { kinds, byHand } = words.embed;
  if (question) return `${kinds[kind]}: ${readOwnText(question)}`;
  return `${kind === 'question' ? byHand : kinds[kind]}: ${describeFigure(piece, kind)}`;
}

/** The text that an element shows itself: elements that open without scripts reveal the answer. */
export function readOwnText(element: Element): string {
  return [...element.childNodes]
    .filter(
      (each) => !(each instanceof Element && each.matches('details, table, .anchor, [slot="fallback"]')),
    )
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The position, and the call or the searches that are shown at it. */
function describeFigure(piece: HTMLElement, kind: FrameKind): string {
  const settings = readSettings(piece);
  const { figure, call, sides, program } = words.embed;
  const { position } = prepareSearch(settings);
  const example = findExample(settings);
  const subject = example ? words.explore.example[example.key] : position.game.format(position);
  const name = (options: Settings) => {
    const { resolved } = prepareSearch({ ...settings, ...options });
    return words.compare.page.chip(resolved.scoring.words.short, nameSearch(resolved));
  };
  const called = piece.getAttribute('call');
  if (called) return call(called, subject);
  if (kind === 'game') {
    const you = players.find((each) => each === piece.getAttribute('you')) ?? players[0];
    return figure(subject, `${words.play.you} ${words.play.players[you]}`);
  }
  if (settings.program) return figure(subject, program);
  if (kind !== 'comparison') return figure(subject, name({}));
  const [left, right] = (['left', 'right'] as const).map((side) =>
    name(readOptions(piece.getAttribute(side) ?? defaultSides[side])),
  );
  return left === right ? subject : figure(subject, sides(left, right));
}

/** A flag without a value is true. */
function readSettings(piece: Element): Settings {
  const given = settingNames.filter((name) => piece.hasAttribute(name));
  return Object.fromEntries(given.map((name) => [name, piece.getAttribute(name) || 'true']));
}
