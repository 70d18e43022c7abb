import { onPreferenceChange, preference } from '../../elements/kit/preferences.ts';

/** Lets searches sound where the reader switched that on; nothing is fetched for anyone else. */
export function followSound(): void {
  let playing: AbortController | null = null;
  const follow = () => {
    const isOn = preference('sound') === 'on';
    if (isOn === (playing !== null)) return;
    playing?.abort();
    playing = isOn ? new AbortController() : null;
    const signal = playing?.signal;
    if (signal) void import('./play-steps.ts').then(({ playSteps }) => signal.aborted || playSteps(signal));
  };
  follow();
  onPreferenceChange(follow);
}
