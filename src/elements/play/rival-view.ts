import { html, nothing } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import type { ProgramLimits } from '../../program/index.ts';
import { renderWithPills } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { showStep } from '../host/show-step.ts';
import { renderProblem } from '../kit/problem.ts';
import type { GameController } from './game-controller.ts';
import type { ProgramRival } from './program-rival.ts';

interface RivalScene {
  readonly game: GameController;
  readonly rival: ProgramRival;
  readonly naming: CellNaming;
  readonly reviewing: Pick<typeof import('./reviewing.ts'), 'reviewGame'> | null;
}

export function renderRival(scene: RivalScene) {
  const { game, rival } = scene;
  const programPlay = words.programPlay;
  return html`<div class="rival column on-screen" role="group" aria-label=${programPlay.about}>
    ${rival.isOutdated ? html`<p class="quiet">${programPlay.changed}</p>` : nothing}
    ${rival.calls === null ? (renderFailedReply(scene) ?? renderLastMove(scene) ?? nothing) : renderThinking(rival.calls, () => rival.stop())}
    ${renderProblem(game.isOpen && !rival.host ? programPlay.noProgram : null)}
  </div>`;
}

function renderThinking(calls: number, stop: () => void) {
  const said = words.program.message;
  return html`<p>${calls > 0 ? said.calls(calls) : said.starting}</p>
    <progress aria-label=${words.play.programThinks}></progress>
    <div class="row"><button @click=${stop}>${words.programPlay.stop}</button></div>`;
}

function renderFailedReply({ game, rival }: RivalScene) {
  const programPlay = words.programPlay;
  const { program, problem: wrong, run } = rival.reply ?? {};
  const { position } = game;
  if (!wrong || !program || !position || !isSame(program.position, position)) return null;
  const { raised } = wrong;
  const retryWithin = (limits: ProgramLimits) => {
    if (rival.host) rival.host.limits = limits;
    void game.reply();
  };
  const remedy = raised
    ? programPlay.remedyLimit(position.game.moves(position).length)
    : programPlay.remedy(game.undone !== null);
  return html`${renderProblem(`${wrong.text} ${remedy}`)}
    <div class="row">
      ${raised ? html`<button @click=${() => retryWithin(raised.limits)}>${raised.label}</button>` : nothing}
      ${
        wrong.line === null
          ? nothing
          : html`<button @click=${() => rival.host?.goToLine(wrong.line!)}>
              ${words.programRun.message.goToLine(wrong.line)}
            </button>`
      }
      ${run?.trace ? renderWalkButton(rival, programPlay.walkFailed) : nothing}
    </div>`;
}

function isSame<T extends { readonly game: { format(position: T): string } }>(one: T, other: T): boolean {
  return one.game.format(one) === other.game.format(other);
}

function renderLastMove(scene: RivalScene) {
  const { game, rival, naming, reviewing } = scene;
  const programPlay = words.programPlay;
  const { run, isByValue } = rival.reply ?? {};
  const index = rival.findLastMove(game.record!, game.count);
  if (index === null || !run) return null;
  const { start, moves } = game.record!;
  const name = start.game.moveName(moves[index], naming);
  return html`<p>${programPlay.answered(name, run.trace?.length ?? 0, run.milliseconds)}</p>
    ${isByValue ? html`<p class="quiet">${programPlay.byValue}</p>` : nothing}
    ${rival.isJudged && reviewing ? html`<p>${describeVerdict(scene, index)}</p>` : nothing}
    <div class="row">
      ${renderWalkButton(rival, programPlay.walk(name))}
      ${rival.isJudged ? nothing : html`<button @click=${() => rival.judge()}>${programPlay.best.ask}</button>`}
    </div>`;
}

function describeVerdict({ game, naming, reviewing }: RivalScene, index: number) {
  const { best } = words.programPlay;
  const record = game.record!.takeFirst(index + 1);
  const { values, changes } = reviewing!.reviewGame(record)!;
  const name = (move: number) => record.start.game.moveName(move, naming);
  const mistake = changes.find((each) => each.index === index);
  const move = name(record.moves[index]);
  return renderWithPills(
    mistake
      ? best.no({ ...mistake, move, better: mistake.better.map(name) })
      : best.yes(record.findMover(index), move, values[index + 1]),
  );
}

function renderWalkButton(rival: ProgramRival, label: string) {
  const walk = async ({ currentTarget }: Event) => {
    const { host, reply } = rival;
    if (!host || !reply) return;
    await host.walkThrough(reply);
    await showStep(host, host.step, currentTarget as HTMLElement, words.programPlay.wayBack);
  };
  return html`<button @click=${(event: Event) => void walk(event)}>${label}</button>`;
}
