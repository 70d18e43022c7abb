export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The URL must stay valid until the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
