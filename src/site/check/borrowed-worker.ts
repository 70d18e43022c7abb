import type { StartWorker } from '../../elements/program/own-workers.ts';
import type { ProgramLanguage } from '../../program/index.ts';

/** Messages from the page about a worker that it lends. */
export type FromLender = 'started' | 'failed' | 'broken' | { readonly said: unknown };

export type ToLender = 'end' | { readonly said: object };

/** A worker of the page, used by a judge in another worker. */
class BorrowedWorker extends EventTarget {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.addEventListener('message', ({ data }: MessageEvent<FromLender>) => {
      if (typeof data === 'object') this.dispatchEvent(new MessageEvent('message', { data: data.said }));
      else this.dispatchEvent(new Event('error', { cancelable: true }));
    });
  }

  postMessage(said: object): void {
    this.#send({ said });
  }

  terminate(): void {
    this.#send('end');
  }

  #send(message: ToLender): void {
    this.#port.postMessage(message);
  }
}

/** Starts workers by requesting them from the page, which has the files of their languages. */
export function borrowWorkers(lender: MessagePort): StartWorker {
  return (language: ProgramLanguage) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const receive = ({ data }: MessageEvent<FromLender>) =>
        resolve(data === 'started' ? (new BorrowedWorker(port1) as unknown as Worker) : null);
      port1.addEventListener('message', receive, { once: true });
      port1.start();
      lender.postMessage(language, [port2]);
    });
}
