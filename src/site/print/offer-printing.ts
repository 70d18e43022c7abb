import { isPrintKey } from './print-key.ts';
import { printPictures } from './print-pictures.ts';

/** Offers the choices for paper on the page's Print buttons, and on the browser's print shortcut. */
export function offerPrinting(): void {
  printPictures();
  for (const button of document.querySelectorAll<HTMLElement>('.print-button')) {
    button.hidden = false;
    button.addEventListener('click', () => void openChoices());
  }
  document.addEventListener('keydown', (event) => {
    if (!isPrintKey(event)) return;
    event.preventDefault();
    void openChoices();
  });
}

async function openChoices(): Promise<void> {
  (await import('./print-dialog.ts')).openPrint();
}
