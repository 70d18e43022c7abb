/** Finds or makes a note below the bar. It takes room of its own, so it covers nothing. */
export function ensurePageNote(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const note = document.createElement('div');
  note.id = id;
  note.className = 'page-note row';
  note.setAttribute('role', 'status');
  findBand().append(note);
  return note;
}

/** The band that holds the notes; what sticks to the bar, or fills the window below it, leaves room for it. */
function findBand(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.page-notes');
  if (known) return known;
  const band = document.createElement('div');
  band.className = 'page-notes';
  const header = document.querySelector('.site-header');
  if (header) header.after(band);
  else document.body.prepend(band);
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--ply-note', `${band.offsetHeight}px`)).observe(band);
  return band;
}
