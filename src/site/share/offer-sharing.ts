import { offerSharing } from '../../elements/kit/sharing.ts';

/** The dialog is fetched at its first use. */
export function offerSharingSteps(): void {
  offerSharing((widget) => void shareWidget(widget));
}

async function shareWidget(widget: HTMLElement): Promise<void> {
  const [{ openShare }, { buildWidgetSubject }, { isProgram, buildProgramSubject }] = await Promise.all([
    import('./share-dialog.ts'),
    import('./subject.ts'),
    import('./program-subject.ts'),
  ]);
  openShare(isProgram(widget) ? await buildProgramSubject(widget) : buildWidgetSubject(widget), false);
}
