/** 64 random bits, unrelated to any person. */
export function makeId(): string {
  return makeRandomHex(8);
}

/** `crypto.randomUUID` needs https. */
export function makeRandomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
