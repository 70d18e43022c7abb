import { installPackages } from '../build/install.js';
import { makeReady, readPort } from '../build/make-ready.js';
import { root } from '../build/run.js';
import { readOptions } from './class-options.js';

const options = readOptions(process.argv.slice(2));
if (options.isCheck) {
  const port = readPort();
  installPackages();
  const { runNetworkCheck } = await import('./run-network-check.js');
  await runNetworkCheck(port);
} else {
  const port = makeReady();
  const { holdClass } = await import('./hold-class.js');
  await holdClass(`${root}dist`, { port, seatsPerAddress: options.seatsPerAddress });
}
