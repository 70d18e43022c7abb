import { findMoment, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';
import type { NavigationCommand } from './key-table.ts';
import { explainStay } from './explain-stay.ts';
import { describeNodeInWords } from './node-in-words.ts';
import './ply-voice.ts';
import type { PlyVoice } from './ply-voice.ts';
import { noteSentence, said } from './announced-sentences.ts';
import type { SessionHost } from './session-host.ts';

let voice: PlyVoice | null = null;
/** The distance of the last repeated sentence from the newest, and the newest sentence at that time. */
let repeated: { readonly back: number; readonly newest: string | undefined } | null = null;

/** Announces something that no view shows. */
export async function announce(text: string): Promise<void> {
  noteSentence(text);
  await speak(text);
}

/** Says the last sentence again, or the one before the sentence that was repeated last. */
export async function repeatSentence(way: 'last' | 'before'): Promise<void> {
  const newest = said.at(-1);
  const before = repeated?.newest === newest ? repeated!.back : 0;
  const back = way === 'last' ? 0 : Math.min(before + 1, Math.max(said.length - 1, 0));
  repeated = { back, newest };
  await speak(said.at(-1 - back) ?? words.spoken.nothing);
}

/** Announces a node, by default the current one: its path, its board, its value and the reason. */
export async function tellNode({ session, ruler }: SessionHost, node: number | null = null): Promise<void> {
  if (!session) return;
  const { trace, step } = session;
  const how = { naming: preference('naming'), isRoleSecret: ruler === 'plies' };
  await announce(describeNodeInWords(session, node ?? findMoment(trace, step).node, how));
}

/** Says why a command moved nothing. */
export async function tellStay(command: NavigationCommand, session: Session): Promise<void> {
  await announce(explainStay(command, session));
}

/** Says why the key into a branch moved nothing. */
export async function tellNothingBelow(): Promise<void> {
  await announce(words.spoken.nowhere.below);
}

/** Announces the step at which playback paused, because playback itself is silent. */
export async function tellPause(step: number, sentence: string): Promise<void> {
  await announce(words.spoken.paused(words.controls.step(step, null), sentence));
}

async function speak(text: string): Promise<void> {
  if (!voice?.isConnected) {
    voice = document.body.appendChild(document.createElement('ply-voice'));
    // A live region inserted together with its text is not announced.
    await voice.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  voice.text = text;
  voice.turn++;
}
