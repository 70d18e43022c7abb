import type { ProgramBench, ProgramLanguage } from '../../program/index.ts';
import { askIn, startRunIn, type WorkerSource } from './start-run.ts';

type StartWorker = (language: ProgramLanguage) => Promise<Worker | null>;

/** Time for all questions of a request together before its worker is ended, in ms. */
const PATIENCE = 120_000;

/** Runs the programs of a check one by one, each in a worker of its own that nothing else has used. */
export class OwnWorkers implements ProgramBench {
  #worker: Worker | null = null;
  readonly #workers: WorkerSource = {
    take: async ({ language }) => {
      const kept = this.#worker;
      this.#worker = null;
      return kept ?? this.start(language);
    },
    keep: (_, worker) => void (this.#worker = worker),
  };

  /** @param stopped - Ends what runs, for good. */
  constructor(
    private readonly start: StartWorker,
    private readonly stopped: AbortSignal,
  ) {
    stopped.addEventListener('abort', this.renew);
  }

  readonly run: ProgramBench['run'] = (program) =>
    startRunIn(this.#workers, program, () => {}, this.stopped).done;

  readonly ask: ProgramBench['ask'] = (program, questions) =>
    askIn(this.#workers, program, questions, AbortSignal.any([this.stopped, AbortSignal.timeout(PATIENCE)]));

  readonly renew = (): void => {
    this.#worker?.terminate();
    this.#worker = null;
  };
}
