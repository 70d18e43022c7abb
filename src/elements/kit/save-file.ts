/** Hands a file to the reader under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then; until it has, the address must hold.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
