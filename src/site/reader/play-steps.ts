import type { SessionHost } from '../../elements/host/session-host.ts';
import { listTones, type Tone } from '../../walk/index.ts';

/** Least time between sounds, in seconds; in a fast search, steps in between are silent. */
const APART = 0.05;

const LOUDNESS = 0.15;

/** Lets each step of a search on the page sound, until the signal ends it. */
export function playSteps(signal: AbortSignal): void {
  const context = new AudioContext();
  let last = -APART;
  signal.addEventListener('abort', () => void context.close());
  document.addEventListener(
    'ply-step-change',
    (event) => {
      const host = event.composedPath()[0] as SessionHost;
      const { session, ruler } = host;
      // Browsers allow sound only after a key or a press.
      void context.resume();
      if (!session || context.currentTime < last + APART) return;
      last = context.currentTime;
      playTones(listTones(session.trace, session.step, ruler === 'plies'), context);
    },
    { signal },
  );
}

export function playTones(tones: readonly Tone[], context: BaseAudioContext): void {
  for (const { wave, from, to, start, length } of tones) {
    const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
    const gain = new GainNode(context, { gain: 0 });
    const begin = context.currentTime + start;
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
    // Without a fade in and out it would click.
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.005);
    gain.gain.setValueAtTime(LOUDNESS, begin + length);
    gain.gain.linearRampToValueAtTime(0, begin + length + 0.03);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length + 0.04);
  }
}
