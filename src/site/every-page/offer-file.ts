import { words } from '../../words/index.ts';

/** Offers the lesson as one file, put together when somebody asks for it. */
export function offerFile(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('.download')) {
    offer.hidden = false;
    const button = offer.querySelector('button')!;
    const status = offer.querySelector('[role="status"]')!;
    button.addEventListener('click', async () => {
      const { making, failed } = words.lessonFile;
      if (button.ariaDisabled === 'true') return;
      button.ariaDisabled = 'true';
      status.textContent = making;
      try {
        const { saveLessonFile } = await import('./save-lesson-file.ts');
        const { page, blank, programs } = button.dataset;
        await saveLessonFile(page!, blank!, programs !== undefined);
        status.textContent = '';
      } catch {
        status.textContent = failed;
      }
      button.ariaDisabled = null;
    });
  }
}
