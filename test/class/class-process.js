import { findFreePort } from './free-port.js';
import { serveClass } from '../../src/class/serve-class.js';

/* A class in a process of its own, which a test can kill. Its one parameter is JSON: the folder and the options. */

/** @type {{ folder?: string, areOthersStrangers?: boolean } & NonNullable<Parameters<typeof serveClass>[1]>} */
const {
  folder = 'dist',
  areOthersStrangers = false,
  port: wanted = await findFreePort(),
  ...options
} = JSON.parse(process.argv[2] ?? '{}');
const served = await serveClass(folder, {
  ...options,
  port: wanted,
  // Then the addresses of this machine in its networks are those of others.
  ...(areOthersStrangers ? { isOwn: (address) => address === '::1' || address.startsWith('127.') } : {}),
});
const { joins, teacher, code, secret, port } = served;
process.send?.({ joins, teacher, code, secret, port });
process.once('message', async () => {
  await served.close();
  process.exit(0);
});
