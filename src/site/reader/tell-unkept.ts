import { subscribeToRefusals } from '../../elements/kit/stored.ts';

/** Says once, at the first thing that the browser does not save, that work will be lost. In a frame its page says so. */
export function tellUnkept(): void {
  if (parent !== window) return;
  let isTold = false;
  subscribeToRefusals(() => {
    if (isTold) return;
    isTold = true;
    void import('./unkept-note.ts').then(({ showUnkeptNote }) => showUnkeptNote());
  });
}
