import { findMoment, navigate, type Navigation, type Session } from '../../walk/index.ts';
import type { Command, NavigationCommand } from './key-table.ts';
import { loadPageKeys } from './page-keys.ts';
import { listRates } from './playback-rates.ts';
import type { SessionHost } from './session-host.ts';
import { announce, repeatSentence } from './voice.ts';
import { preference } from '../kit/preferences.ts';

export const navigations: Readonly<Record<NavigationCommand, Navigation>> = navigate;

export function runCommand(command: Command, host: SessionHost): void {
  const { session, playback } = host;
  if (!session || !playback) return;
  const rates = listRates(session.trace.stepCount);
  switch (command) {
    case 'help':
      void openHelp();
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
    case 'outline':
      void openOutline(host);
      return;
    case 'tell':
      void tellNode(host, findMoment(session.trace, session.step).node);
      return;
    case 'repeat':
      void repeatSentence('last');
      return;
    case 'repeatBefore':
      void repeatSentence('before');
      return;
    default:
      playback.pause();
      if (!session.go(navigations[command])) void explainStay(command, session);
  }
}

/** Says where a node is, its board, its value, and why it has it. */
export async function tellNode({ session, ruler }: SessionHost, node: number): Promise<void> {
  const { describeNodeInWords } = await import('./node-in-words.ts');
  if (!session) return;
  const { trace, step } = session;
  const known = { naming: preference('naming'), isRoleSecret: ruler === 'plies' };
  await announce(describeNodeInWords(trace, node, step, known));
}

async function explainStay(command: NavigationCommand, session: Session): Promise<void> {
  const { explainNoTarget } = await import('./no-target.ts');
  await announce(explainNoTarget(command, session) ?? '');
}

async function openOutline(host: SessionHost): Promise<void> {
  host.playback?.pause();
  await import('./ply-outline.ts');
  document.body.append(Object.assign(document.createElement('ply-outline'), { host }));
}

export async function openHelp(): Promise<void> {
  const [pageKeys] = await Promise.all([loadPageKeys(), import('./ply-help.ts')]);
  document.body.append(Object.assign(document.createElement('ply-help'), { pageKeys }));
}
