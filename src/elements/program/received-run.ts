import type { MnkPosition } from '../../game/index.ts';
import {
  completeRunInParts,
  RunLog,
  type PrintedText,
  type Program,
  type ProgramNews,
  type ProgramRun,
  type RunEnd,
  type SentFacts,
} from '../../program/index.ts';
import { makeProgramNarrator, registerNarrator } from '../../walk/index.ts';
import { runSliced } from '../kit/run-sliced.ts';

/** What a worker has sent of a run. Its calls may be repeated to record their lines. */
export class ReceivedRun {
  /** Resolves when the calls are over, before they are repeated. */
  readonly ran: Promise<ProgramRun>;
  #show: (run: ProgramRun) => void = () => {};
  #log = new RunLog();
  #begun: SentFacts | null = null;
  #first: Promise<ProgramRun> | null = null;

  constructor(
    private readonly program: Program,
    private readonly tellCalls: (calls: number) => void,
  ) {
    this.ran = new Promise((resolve) => (this.#show = resolve));
  }

  receive(news: ProgramNews): void {
    if ('printed' in news) this.print(news.printed);
    if (news.kind === 'block') {
      this.#log.add(news.block);
      this.#log.argumentTexts.push(...news.argumentTexts);
      this.#log.values.push(...news.values);
      if (this.#begun && !this.#first) this.tellCalls(this.#log.calls);
    } else if (news.kind === 'clear') this.#log.clear();
    else if (news.kind === 'restart') this.#log = new RunLog();
    else if (news.kind === 'begun') {
      this.#begun = news.facts;
      this.tellCalls(0);
    } else if (news.kind === 'ran') {
      this.#first = this.#complete(news.facts);
      void this.#first.then(this.#show);
      // The calls are repeated.
      this.#log = new RunLog();
    }
  }

  print(texts: readonly PrintedText[]): void {
    this.#log.printed.push(...texts);
  }

  /** What is known of a run that its worker did not finish. */
  describeEnd(end: RunEnd): SentFacts {
    const { call } = this.program;
    const unknown = { functions: [], call, offered: [], notes: [], subject: null, milliseconds: null };
    return { ...(this.#begun ?? unknown), end };
  }

  /** The run, with the lines of its repetition. */
  async finish(facts: SentFacts): Promise<ProgramRun> {
    const last = await this.#complete(facts);
    const first = await this.#first;
    if (last.trace) first?.trace?.learn(last.trace);
    const run = first ?? last;
    this.#show(run);
    return run;
  }

  async #complete({ subject, ...facts }: SentFacts): Promise<ProgramRun> {
    const root = this.program.position as MnkPosition;
    const whole = { ...facts, subject: subject && { ...subject, root } };
    const run = await runSliced(completeRunInParts(whole, this.#log), () => {});
    if (run.trace) registerNarrator(run.trace, makeProgramNarrator(run.trace));
    return run;
  }
}
