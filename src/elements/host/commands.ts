import { navigate, type Navigation } from '../../walk/index.ts';
import type { Command, NavigationCommand } from './key-table.ts';
import type { HelpTopic } from './ply-help.ts';
import { loadPageKeys } from './page-keys.ts';
import { listRates } from './playback-rates.ts';
import type { SessionHost } from './session-host.ts';

export const navigations: Readonly<Record<NavigationCommand, Navigation>> = navigate;

export function runCommand(command: Command, host: SessionHost): void {
  const { session, playback } = host;
  if (!session || !playback) return;
  const rates = listRates(session.trace.stepCount);
  switch (command) {
    case 'help':
      void openHelp('keys', host);
      return;
    case 'legend':
      void openHelp('legend', host);
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
    case 'question':
      void import('./go-to-question.ts').then(({ goToQuestion }) => goToQuestion(host));
      return;
    case 'tell':
      void loadVoice().then(({ tellNode }) => tellNode(host));
      return;
    case 'repeat':
    case 'repeatBefore':
      void loadVoice().then(({ repeatSentence }) => repeatSentence(command === 'repeat' ? 'last' : 'before'));
      return;
    default:
      playback.pause();
      if (!session.go(navigations[command]))
        void loadVoice().then(({ tellStay }) => tellStay(command, session));
  }
}

/** Announcements beyond what views show. Loaded on demand, because most readers never need them. */
export const loadVoice = () => import('./voice.ts');

async function openOutline(host: SessionHost): Promise<void> {
  host.playback?.pause();
  await import('./ply-outline.ts');
  document.body.append(Object.assign(document.createElement('ply-outline'), { host }));
}

/** The sheet explains the keys, and the signs of the host's tree if it has one. */
export async function openHelp(topic: HelpTopic, host: SessionHost | null): Promise<void> {
  const [pageKeys] = await Promise.all([loadPageKeys(), import('./ply-help.ts')]);
  document.body.append(Object.assign(document.createElement('ply-help'), { topic, host, pageKeys }));
}
