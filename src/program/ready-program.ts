import { loadProgram, type LoadedProgram } from './load-program.ts';
import type { Program } from './program.ts';
import type { Runtime } from './runtime.ts';

/** The last program that was asked, so that its call need not be found again. */
export class ReadyProgram {
  #key = '';
  #loaded: LoadedProgram | null = null;

  /** As before its first call; null if it cannot be called. Only a program with a long top level keeps its state. */
  prepare(program: Program, take: () => Runtime): LoadedProgram | null {
    const { game, toMove } = program.position;
    const key = JSON.stringify({ ...program, position: [game.format(program.position), toMove] });
    if (key !== this.#key) this.#loaded = load(take(), program);
    else if (this.#loaded?.isSlow === false) this.#loaded.reload(false);
    this.#key = key;
    return this.#loaded;
  }

  /** What ended at a limit may have broken its interpreter. */
  forget(): void {
    this.#key = '';
  }
}

function load(runtime: Runtime, program: Program): LoadedProgram | null {
  const loaded = loadProgram(runtime, program);
  return 'kind' in loaded ? null : loaded;
}
