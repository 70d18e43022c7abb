const FRACTION = 2 ** 32;

/** The first 32 bits of the fractional part. */
function takeFraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * FRACTION);
}

function listPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let each = 2; primes.length < count; each++)
    if (primes.every((prime) => each % prime !== 0)) primes.push(each);
  return primes;
}

const primes = listPrimes(64);
const constants = primes.map((prime) => takeFraction(prime ** (1 / 3)));
const start = primes.slice(0, 8).map((prime) => takeFraction(prime ** (1 / 2)));

/** SHA-256 of a text in UTF-8, as 64 digits (FIPS 180-4). Browsers offer their own only on secure addresses. */
export function hashText(text: string): string {
  const bytes = encodeText(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / FRACTION));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = Int32Array.from(start);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) words[i] = i < 16 ? view.getInt32(at + 4 * i) : extend(words, i);
    mix(hash, words);
  }
  return [...hash].map((each) => (each >>> 0).toString(16).padStart(8, '0')).join('');
}

/** UTF-8. */
function encodeText(text: string): number[] {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    const rest = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), rest(0));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), rest(6), rest(0));
    else bytes.push(0xf0 | (code >> 18), rest(12), rest(6), rest(0));
  }
  return bytes;
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function extend(words: Int32Array, i: number): number {
  const [one, two] = [words[i - 15], words[i - 2]];
  const low = rotate(one, 7) ^ rotate(one, 18) ^ (one >>> 3);
  const high = rotate(two, 17) ^ rotate(two, 19) ^ (two >>> 10);
  return (words[i - 16] + low + words[i - 7] + high) | 0;
}

function mix(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + constants[i] + words[i]) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] += value;
}
