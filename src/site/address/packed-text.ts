/** The longest text to unpack, in characters: a short address may unpack to more than memory holds. */
const MAX_UNPACKED = 500_000;

/** Deflates a text and encodes it in base64 that is safe in addresses. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Rejects text that was not packed, and text longer than any program. */
export async function unpackText(characters: string): Promise<string> {
  const signs = atob(characters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MAX_UNPACKED)
      throw new RangeError(`${text.length} characters, expected at most ${MAX_UNPACKED}`);
  }
}
