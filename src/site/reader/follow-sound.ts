import { onPreferenceChange, preference } from '../../elements/kit/preferences.ts';

/** Plays sounds of searches if the reader has turned them on; otherwise loads nothing. */
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
