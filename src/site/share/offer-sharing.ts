import { offerSharing } from '../../elements/kit/sharing.ts';

/** The dialog is fetched at its first use. */
export function offerSharingSteps(): void {
  offerSharing((widget) => void share(widget));
}

async function share(widget: HTMLElement): Promise<void> {
  const [{ openShare }, { widgetSubject }, { isProgram, programSubject }] = await Promise.all([
    import('./share-dialog.ts'),
    import('./subject.ts'),
    import('./program-subject.ts'),
  ]);
  openShare(isProgram(widget) ? await programSubject(widget) : widgetSubject(widget), false);
}
