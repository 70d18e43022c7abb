import { navigate, type Navigation } from '../session/index.ts';
import { openHelp } from './ply-help.ts';
import type { SessionHost } from './session-controller.ts';

/** The commands that set the step, and where they lead. */
export const navigations = {
  first: navigate.first,
  backOut: navigate.backOut,
  backOver: navigate.backOver,
  back: navigate.back,
  next: navigate.next,
  over: navigate.over,
  out: navigate.out,
  last: navigate.last,
  previousChange: navigate.previousChange,
  nextChange: navigate.nextChange,
} as const satisfies Record<string, Navigation>;

/** A command that sets the step. */
export type NavigationCommand = keyof typeof navigations;

/** Everything that a reader can ask of a widget by a button or by a key. */
export type Command = NavigationCommand | 'playOrPause' | 'faster' | 'slower' | 'help';

/** The speeds of playing, in steps a second. */
export const rates: readonly number[] = [0.5, 1, 2, 4, 8, 16];

/** Carries out a command in a session. Moving by hand ends the playing. */
export function perform(command: Command, host: SessionHost): void {
  const { session, playback } = host;
  if (!session || !playback) return;
  switch (command) {
    case 'help':
      openHelp();
      return;
    case 'playOrPause':
      if (playback.isPlaying) playback.pause();
      else playback.play();
      return;
    case 'faster':
      playback.rate = rates.find((rate) => rate > playback.rate) ?? playback.rate;
      return;
    case 'slower':
      playback.rate = rates.findLast((rate) => rate < playback.rate) ?? playback.rate;
      return;
    default:
      playback.pause();
      session.go(navigations[command]);
  }
}
