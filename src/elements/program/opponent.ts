import type { MnkPosition } from '../../game/index.ts';
import type { PlayingProgram, Program, Reply } from '../../program/index.ts';
import type { Opponent, ReplyWatch } from '../host/program-host.ts';
import type { ProgramRunHost } from './program-run-host.ts';
import { readProgram, type RunRequest } from './runner.ts';

type PlayedProgram = RunRequest &
  Pick<ProgramRunHost, 'reading' | 'isTextChanged'> & { readonly programs: number };

export class ProgramOpponent implements Opponent {
  readonly #program: Program;
  #playing: PlayingProgram | null = null;

  readonly #programs: number;

  constructor(private readonly element: PlayedProgram) {
    this.#programs = element.programs;
    const { reading, isTextChanged } = element;
    this.#program = { ...readProgram(element), earlierReading: isTextChanged ? null : reading };
  }

  get isAnother(): boolean {
    return this.element.programs !== this.#programs;
  }

  get isOutdated(): boolean {
    const { source, language, files, reads } = this.element;
    const played = this.#program;
    return (
      played.source !== source ||
      played.language !== language ||
      played.files !== files ||
      played.reads !== reads
    );
  }

  async reply(position: MnkPosition, { stopped, report: tell }: ReplyWatch): Promise<Reply> {
    const { PlayingProgram: playing, startRun, askInWorker } = await import('./run-parts.ts');
    const { limits } = this.element;
    this.#playing ??= new playing(this.#program);
    const program = { ...this.#program, position, limits };
    return this.#playing.findReply(position, {
      limits,
      runAt: (at, call) => startRun({ ...program, position: at, call }, tell, stopped).done,
      askWith: (call) => (questions) => askInWorker({ ...program, call }, questions, stopped),
    });
  }
}
