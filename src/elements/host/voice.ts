import { words } from '../../words/index.ts';
import type { PlyVoice } from './ply-voice.ts';

/** So many sentences can be said again. */
const KEPT = 20;

const said: string[] = [];
let voice: PlyVoice | null = null;
/** How far back the sentence that was repeated last is; null after a new one. */
let repeated: number | null = null;

/** Keeps a sentence that a view has said. */
export function noteSentence(text: string): void {
  repeated = null;
  if (text === said.at(-1)) return;
  said.push(text);
  if (said.length > KEPT) said.shift();
}

/** Says something that no view shows. */
export async function announce(text: string): Promise<void> {
  noteSentence(text);
  await speak(text);
}

/** Says the last sentence again, or the one before the sentence that was repeated last. */
export async function repeatSentence(way: 'last' | 'before'): Promise<void> {
  repeated = way === 'last' ? 0 : Math.min((repeated ?? 0) + 1, Math.max(said.length - 1, 0));
  await speak(said.at(-1 - repeated) ?? words.spoken.nothing);
}

async function speak(text: string): Promise<void> {
  await import('./ply-voice.ts');
  if (!voice?.isConnected) {
    voice = document.body.appendChild(document.createElement('ply-voice'));
    // A region that comes with its text is not announced.
    await voice.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  voice.text = text;
  voice.turn++;
}
