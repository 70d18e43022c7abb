import { serveClass } from '../../src/class/serve-class.js';

/* A class in a process of its own, which a test can kill: the folder, the port, and the names if it had them. */
const [folder = 'dist', port = '0', code, secret] = process.argv.slice(2);
const { joins, teacher, ...names } = await serveClass(folder, {
  port: Number(port),
  ...(code ? { code } : {}),
  ...(secret ? { secret } : {}),
});
process.send?.({ joins, teacher, code: names.code, secret: names.secret, port: names.port });
process.once('message', async () => {
  await names.close();
  process.exit(0);
});
