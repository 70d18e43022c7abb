/** Tells the check in the page that all its scripts have begun: what is called last in every entry. */
export function tellStarted(): void {
  document.documentElement.dataset['started'] = '';
}
