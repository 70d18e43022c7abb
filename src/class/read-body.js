/**
 * The body of a request; null if it is too long.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} longest in bytes
 */
export async function readBody(request, longest) {
  /** @type {Buffer[]} */
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longest) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
export function end(response, status) {
  response.writeHead(status, status === 413 ? { connection: 'close' } : {}).end();
}
