import { offerSharing } from '../../elements/kit/sharing.ts';

/** The dialog is fetched at its first use. */
export function offerSharingSteps(): void {
  offerSharing((widget) => void shareWidget(widget));
}

async function shareWidget(widget: HTMLElement): Promise<void> {
  const [{ openShare }, { buildWidgetSubject }, { findProgram, buildProgramSubject }] = await Promise.all([
    import('./share-dialog.ts'),
    import('./subject.ts'),
    import('./program-subject.ts'),
  ]);
  const program = findProgram(widget);
  openShare(program ? await buildProgramSubject(program) : buildWidgetSubject(widget), false);
}
