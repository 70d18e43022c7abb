import type { ReactiveControllerHost } from 'lit';
import { html, nothing } from 'lit';
import type { PressAnswer } from '../../walk/index.ts';
import { say, type MarkedText } from '../../words/index.ts';
import { Later } from '../kit/later.ts';
import { preference } from '../kit/preferences.ts';
import type { HandWork } from './hand-work.ts';

const answering = new Later(() => import('./answering.ts'));

/** The answer to a wrong press of the open choice. Null without one, and until its words are fetched. */
export function findAnswer(
  view: ReactiveControllerHost,
  { whole, open }: HandWork,
  pressed: string | undefined,
): PressAnswer | null {
  if (!whole || !open || pressed === undefined) return null;
  if (!answering.part) void answering.fetchFor(view);
  return answering.part?.explainPress(whole, open, pressed, preference('naming')) ?? null;
}

/** The sentence for the step. An answer takes its place, so that it covers nothing of the tree. */
export function renderSentence(answer: PressAnswer | null) {
  return html`<ply-caption
    class=${answer ? 'answer' : ''}
    data-belief=${answer?.belief ?? nothing}
    .said=${answer && writeAnswer(answer)}
  ></ply-caption>`;
}

/** For the same press again: a screen reader announces only what changes. */
export function announceAgain(answer: PressAnswer | null): void {
  if (answer) void answering.part?.announce(writeAnswer(answer).text);
}

function writeAnswer({ title, facts, ask }: PressAnswer): MarkedText {
  return say`${title}. ${facts} ${ask}`;
}
