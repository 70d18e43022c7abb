import { readDataAddress } from '../../elements/kit/data-address.ts';
import { writePart } from '../pages/file-parts.ts';

/** Fetches the blank file. Rejects if it can't be fetched. */
export async function fetchBlank(address: string): Promise<string> {
  const { body } = await fetchFile(address);
  return new Response(body!.pipeThrough(new DecompressionStream('gzip'))).text();
}

/** Fetches what runs programs, as elements of a file. Rejects if a part can't be fetched. */
export async function fetchParts(): Promise<string> {
  const { packedParts } = await import('../../elements/program/packed-parts.ts');
  const parts = await Promise.all(
    Object.entries(packedParts).map(async ([part, { address }]) => {
      const data = await fetchDataAddress(address);
      return writePart(part, data.slice(data.indexOf(',') + 1));
    }),
  );
  return parts.join('');
}

/** Rejects if it can't be fetched. */
export async function fetchDataAddress(address: string): Promise<string> {
  return readDataAddress(await (await fetchFile(address)).blob());
}

export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}
