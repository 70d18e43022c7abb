import { html, render } from 'lit';
import type { StepChange } from '../../elements/host/session-host.ts';
import '../../elements/stepper/ply-stepper.ts';
import { prepare, readAddress, writeAddress } from '../../walk/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored, tellCorrectedSteps } from '../address/page-message.ts';
import { partsFor } from '../desks/parts-for.ts';
import type { Framed } from '../address/framed-address.ts';

export function showSearch(article: HTMLElement, { page, fragment }: Framed): void {
  const { settings, step, problems } = readAddress(fragment);
  showIgnored('fragment', problems);
  tellCorrectedSteps();
  const follow = ({ detail }: CustomEvent<StepChange>) =>
    addressBar.set(`${page}&${writeAddress({ settings, step: detail.step })}`);
  render(
    html`<ply-stepper
      id="search"
      parts=${partsFor(prepare(settings)).join(' ')}
      .settings=${settings}
      .step=${step}
      @ply-step-change=${follow}
    ></ply-stepper>`,
    article,
  );
}
