import type { MnkPosition } from '../../game/index.ts';
import {
  askProgram,
  engines,
  isEndless,
  load,
  received,
  RunLog,
  runProgram,
  type News,
  type PrintedText,
  type Program,
  type RunFacts,
  type Runtime,
  type SentFacts,
  type StartLanguage,
  type Task,
} from '../../program/running.ts';
import { messageOf } from '../../words/index.ts';
import { lockWorker } from './lock.ts';

// Starts a language and then runs one program, once: each run has a worker of its own, from which everything has been taken
// that reaches out of it.

const tell = self.postMessage.bind(self) as (news: News) => void;

/** How many questions are asked before the page is told of their answers. */
const BATCH = 32;

/** A log that the page has as well, but for the last events of a block that is not full yet. */
class SentLog extends RunLog {
  #told = { argumentTexts: 0, values: 0, printed: 0 };

  override add(block: Int32Array): void {
    super.add(block);
    const { argumentTexts, values, printed } = this.#told;
    tell({
      kind: 'block',
      block,
      argumentTexts: this.argumentTexts.slice(argumentTexts),
      values: this.values.slice(values),
      printed: this.newPrinted(printed),
    });
    this.#told = { ...this.#told, argumentTexts: this.argumentTexts.length, values: this.values.length };
  }

  override restart(): void {
    super.restart();
    this.#told = { argumentTexts: 0, values: 0, printed: 0 };
    tell({ kind: 'restart' });
  }

  override clear(): void {
    super.clear();
    this.#told.printed = 0;
    tell({ kind: 'clear' });
  }

  /** What was printed since the page was told. */
  newPrinted(from = this.#told.printed): readonly PrintedText[] {
    this.#told.printed = this.printed.length;
    return this.printed.slice(from);
  }
}

const log = new SentLog();

addEventListener(
  'message',
  ({ data }: MessageEvent<StartLanguage>) => {
    const language = start(data);
    addEventListener('message', (next: MessageEvent<Task>) => void work(next.data, language), { once: true });
  },
  { once: true },
);

async function work({ program, questions }: Task, language: ReturnType<typeof start>): Promise<void> {
  try {
    const runtime = (await language)(program.source);
    const position = received(program.position);
    if (questions) answer(runtime, { ...program, position }, questions);
    else {
      const tellOf = (kind: 'begun' | 'ran' | 'done') => (facts: RunFacts) =>
        tell({ kind, facts: sendable(facts), printed: log.newPrinted() });
      tellOf('done')(runProgram(runtime, { ...program, position }, tellOf('begun'), tellOf('ran')));
    }
  } catch (error) {
    // What the program raised is part of a run; what comes here is ours to mend, and ends the run in words.
    const end = { kind: 'error', name: 'Plybook', text: messageOf(error), line: null } as const;
    tell({
      kind: 'done',
      facts: { call: program.call, offered: [], end, notes: [], subject: null, milliseconds: null },
      printed: [],
    });
  }
}

function sendable({ subject, ...facts }: RunFacts): SentFacts {
  if (!subject) return { ...facts, subject };
  const { root: _root, ...rest } = subject;
  return { ...facts, subject: rest };
}

function answer(runtime: Runtime, program: Program, questions: NonNullable<Task['questions']>): void {
  const asked = questions.map(({ call, position }) => ({ call, position: received(position) }));
  const loaded = load(runtime, program.source, program.position as MnkPosition, program.call);
  if (!('kind' in loaded))
    for (let at = 0; at < asked.length; at += BATCH) {
      const answers = askProgram(loaded, asked.slice(at, at + BATCH));
      tell({ kind: 'answers', answers });
      if (answers.some(isEndless)) break;
    }
  tell({ kind: 'answered' });
}

/** Starts a language from its binary, and locks the worker around it. */
async function start({ language, wasm }: StartLanguage): Promise<(source: string) => Runtime> {
  self.fetch = () => Promise.resolve(new Response(wasm, { headers: { 'content-type': 'application/wasm' } }));
  const engine = await engines[language](wasm, log);
  lockWorker();
  return engine;
}
