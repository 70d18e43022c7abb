/**
 * Shows what Tab leads to from its upper edge on. Browsers show the middle of it, and do not count what the bars of the
 * page cover, so that the beginning of a long listing would be behind them.
 */
export function showFocusWhole(): void {
  addEventListener('keyup', (event) => {
    const around = event.composedPath().filter((each) => each instanceof Element);
    const [focused] = around;
    // In a text, the browser shows the line with the cursor.
    if (event.key !== 'Tab' || !focused || focused.matches('textarea')) return;
    // What stays in sight while the page scrolls is never covered.
    if (around.some((each) => /sticky|fixed/.test(getComputedStyle(each).position))) return;
    const free = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    if (focused.getBoundingClientRect().top < free) focused.scrollIntoView();
  });
}
