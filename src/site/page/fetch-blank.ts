import { fillPartMarks } from '../pages/file-parts.ts';

/** Fetches a blank file, and the parts of Python that are marked in it. Rejects if one of them can't be fetched. */
export async function fetchBlank(address: string): Promise<string> {
  const blank = await (await fetchFile(address)).text();
  return fillPartMarks(blank, async (part) => {
    const { packedPython } = await import('../../elements/program/packed-python.ts');
    const packed = packedPython[part as keyof typeof packedPython];
    return (await fetchDataAddress(packed.address)).replace(/^[^,]*,/, '');
  });
}

/** Rejects if it can't be fetched. */
export async function fetchDataAddress(address: string): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(await (await fetchFile(address)).blob());
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return reader.result as string;
}

export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}
