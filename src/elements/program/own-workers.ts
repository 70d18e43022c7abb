import type { ProgramBench, ProgramLanguage } from '../../program/index.ts';
import { askInWorker, startRun } from './start-run.ts';
import type { WorkerSource } from './ready-worker.ts';

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
    startRun(program, () => {}, this.stopped, this.#workers).done;

  readonly ask: ProgramBench['ask'] = (program, questions) =>
    askInWorker(
      program,
      questions,
      AbortSignal.any([this.stopped, AbortSignal.timeout(PATIENCE)]),
      this.#workers,
    );

  readonly renew = (): void => {
    this.#worker?.terminate();
    this.#worker = null;
  };
}
