/** Reads a file as a `data:` address. */
export async function readDataAddress(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return reader.result as string;
}
