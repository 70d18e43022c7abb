/** Finds or makes a note below the bar. It takes room of its own, so it covers nothing. */
export function ensurePageNote(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const note = document.createElement('div');
  note.id = id;
  note.role = 'status';
  note.className = 'page-note row';
  (document.querySelector('.page-notes') ?? addBand()).append(note);
  return note;
}

/** Adds the band of the notes; what sticks to the bar, or fills the window below it, leaves room for it. */
function addBand(): Element {
  const band = document.createElement('div');
  band.className = 'page-notes';
  document.querySelector('main')!.before(band);
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--ply-note', `${band.clientHeight}px`)).observe(band);
  return band;
}
