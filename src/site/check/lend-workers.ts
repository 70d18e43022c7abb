import { startWorker } from '../../elements/program/ready-worker.ts';
import type { ProgramLanguage } from '../../program/index.ts';
import type { FromLender, ToLender } from './borrowed-worker.ts';

/** Lends workers to the owner of the port and relays their messages; ends them when `over` aborts. */
export function lendWorkers(over: AbortSignal): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<ProgramLanguage>) => void lend(data, port, over),
  );
  port1.start();
  over.addEventListener('abort', () => port1.close());
  return port2;
}

async function lend(language: ProgramLanguage, port: MessagePort, over: AbortSignal): Promise<void> {
  const worker = await startWorker(language);
  const tell = (message: FromLender) => port.postMessage(message);
  if (!worker) return tell('failed');
  const end = () => {
    worker.terminate();
    port.close();
  };
  if (over.aborted) return end();
  over.addEventListener('abort', end);
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => tell({ said: data }));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    tell('broken');
  });
  port.addEventListener('message', ({ data }: MessageEvent<ToLender>) => {
    if (data !== 'end') return worker.postMessage(data.said);
    over.removeEventListener('abort', end);
    end();
  });
  port.start();
  tell('started');
}
