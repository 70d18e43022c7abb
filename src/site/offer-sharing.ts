import { offerSharing } from '../elements/sharing.ts';
import type { SessionHost } from '../elements/session-controller.ts';

/** Lets the widgets of a page share their steps; what that takes is loaded when it is first asked for. */
export function offerSharingSteps(): void {
  offerSharing((host) => void share(host));
}

async function share(host: SessionHost): Promise<void> {
  const [{ openShare }, { widgetSubject }] = await Promise.all([
    import('./share/share-dialog.ts'),
    import('./share/subject.ts'),
  ]);
  openShare(widgetSubject(host));
}
