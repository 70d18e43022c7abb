import type { ProgramBench, ProgramLanguage } from '../../program/index.ts';
import { askProgramIn, startRunIn, type WorkerSource } from './start-run.ts';

export type StartWorker = (language: ProgramLanguage) => Promise<Worker | null>;

/**
 * Time without an answer before a worker is terminated, in ms. The worker limits its own work; this catches the rest.
 */
const PATIENCE = 120_000;

/** Runs the programs of a check one by one, each in a new worker that nothing else has used. */
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

  readonly ask: ProgramBench['ask'] = async (program, questions) => {
    const late = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), PATIENCE);
    };
    wait();
    const over = AbortSignal.any([this.stopped, late.signal]);
    try {
      return await askProgramIn(this.#workers, program, questions, over, wait);
    } finally {
      clearTimeout(timer);
    }
  };

  readonly renew = (): void => {
    this.#worker?.terminate();
    this.#worker = null;
  };
}
