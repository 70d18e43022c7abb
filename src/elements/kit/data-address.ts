/** Reads a file as a `data:` address. Rejects if the file can't be read. */
export async function readDataAddress(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => reader.addEventListener('loadend', resolve));
  if (reader.error) throw reader.error;
  return reader.result as string;
}
