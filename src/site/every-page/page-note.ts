/** Finds or makes a note at the foot of the window, over the page so that nothing moves. */
export function ensureFootNote(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const note = document.createElement('div');
  note.id = id;
  note.className = 'foot-note floats row';
  note.setAttribute('role', 'status');
  document.body.append(note);
  return note;
}
