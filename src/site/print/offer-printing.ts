import { isPrintKey } from './print-key.ts';
import { printPictures } from './print-pictures.ts';

/**
 * Offers the choices for paper on the page's Print buttons, and on the browser's print shortcut; opens them at once if the
 * address ends with `?print`.
 */
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
  openFromAddress();
}

/** Opens the choices once: a reload, or a copy of the address, is of the lesson. */
function openFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('print')) return;
  address.searchParams.delete('print');
  history.replaceState(history.state, '', address);
  void openChoices();
}

async function openChoices(): Promise<void> {
  (await import('./print-dialog.ts')).openPrint();
}
