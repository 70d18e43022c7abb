/** The longest text that is unpacked, in characters: an address may promise more than any memory holds. */
const MOST = 500_000;

/** A text in few characters that may all stand in an address: deflated, then written with 64 signs. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that was packed. Rejects on any other characters, and on a text that is longer than any program. */
export async function unpacked(characters: string): Promise<string> {
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
    if (text.length > MOST) throw new RangeError(`${text.length} characters, expected at most ${MOST}`);
  }
}
