import {
  askProgram,
  isEndless,
  unpackPosition,
  type LoadedProgram,
  type CallResult,
  ReadyProgram,
  RunLog,
  runProgram,
  type PrintedText,
  type ProgramRequest,
  type ProgramWork,
  type TakeProgram,
  type RunFacts,
  type RunReport,
  type SentFacts,
  type StartLanguage,
} from '../../program/running.ts';
import { serveWork, type WorkControl } from '../kit/worker-task.ts';
import { lockWorker } from './lock.ts';
import type { TypedProgram } from './strip-types.ts';

// A worker starts a language, then runs one program. Each run has its own worker, cut off from everything outside.

type Tell = WorkControl<ProgramWork>['report'];

const BATCH = 32;
/** Most work for all questions of a request, in milliseconds of a usual computer. */
const MOST_WORK = 120_000;

/** A log that is also sent to the page, in full blocks. */
class SentLog extends RunLog {
  #sent = { argumentTexts: 0, values: 0, printed: 0 };

  constructor(private readonly tell: Tell) {
    super();
  }

  override add(block: Int32Array): void {
    super.add(block);
    const { argumentTexts, values, printed } = this.#sent;
    this.tell({
      kind: 'block',
      block,
      argumentTexts: this.argumentTexts.slice(argumentTexts),
      values: this.values.slice(values),
      printed: this.takePrinted(printed),
    });
    this.#sent = { ...this.#sent, argumentTexts: this.argumentTexts.length, values: this.values.length };
  }

  /** Also sends output from before the first call, so that a reader who stops the program sees it. */
  override print(text: string, isRecorded: boolean): void {
    super.print(text, isRecorded);
    if (this.printed.length >= this.#sent.printed + BATCH) this.add(new Int32Array());
  }

  override restart(): void {
    super.restart();
    this.#sent = { argumentTexts: 0, values: 0, printed: 0 };
    this.tell({ kind: 'restart' });
  }

  override clear(): void {
    super.clear();
    this.#sent.printed = 0;
    this.tell({ kind: 'clear' });
  }

  takePrinted(from = this.#sent.printed): readonly PrintedText[] {
    this.#sent.printed = this.printed.length;
    return this.printed.slice(from);
  }
}

/** Starts a language from its parts; `keep` sends the page a part to keep for later ones. */
type StartFromParts = (
  parts: StartLanguage['parts'],
  keep: (name: string, part: unknown) => void,
) => Promise<TakeProgram>;

/** `prepare` writes a program as its language reads it. */
export function serveProgram(
  start: StartFromParts,
  prepare: <P extends TypedProgram>(program: P) => P = (program) => program,
): void {
  let takeProgram: TakeProgram;
  const ready = new ReadyProgram();
  serveWork<ProgramWork>(async (request, { report: tell }) => {
    if ('parts' in request) {
      takeProgram = await start(request.parts, (name, part) => tell({ kind: 'part', name, part }));
      lockWorker();
      return null;
    }
    const { questions } = request;
    const program = prepare(request.program);
    const log = new SentLog(tell);
    const take = () => takeProgram(program, log);
    const asked = { ...program, position: unpackPosition(program.position) };
    if (questions) return answer(ready.prepare(asked, take), questions, tell);
    const report = (facts: RunFacts): RunReport => ({ facts: stripRoot(facts), printed: log.takePrinted() });
    const tellAs = (kind: 'begun' | 'ran') => (facts: RunFacts) => tell({ kind, ...report(facts) });
    const facts = runProgram(take(), asked, tellAs('begun'), tellAs('ran'));
    if (facts.end.kind === 'limit') ready.forget();
    return report(facts);
  });
}

function stripRoot({ subject, ...facts }: RunFacts): SentFacts {
  if (!subject) return { ...facts, subject };
  const { root: _root, ...rest } = subject;
  return { ...facts, subject: rest };
}

function answer(
  loaded: LoadedProgram | null,
  questions: NonNullable<ProgramRequest['questions']>,
  tell: Tell,
): null {
  if (!loaded) return null;
  const asked = questions.map(({ call, position }) => ({ call, position: unpackPosition(position) }));
  let answers: CallResult[] = [];
  let work = 0;
  for (const [at, question] of asked.entries()) {
    const [answered] = askProgram(loaded, [question]);
    answers.push(answered);
    work += answered.work;
    const isLast = at === asked.length - 1 || work > MOST_WORK || answers.some(isEndless);
    if (isLast || answers.length === BATCH) tell({ kind: 'answers', answers });
    if (isLast) break;
    if (answers.length === BATCH) answers = [];
  }
  return null;
}
