import { html, render } from 'lit';
import type { StepChange } from '../../elements/host/session-host.ts';
import '../../elements/stepper/ply-stepper.ts';
import { prepareSearch, readExploreAddress, writeExploreAddress } from '../../walk/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored, reportCorrectedSteps } from '../address/page-message.ts';
import { chooseStepperParts } from '../desks/parts-for.ts';
import type { FramedPlace } from '../address/framed-address.ts';

export function showSearch(article: HTMLElement, { page, fragment }: FramedPlace): void {
  const { settings, step, problems } = readExploreAddress(fragment);
  showIgnored('fragment', problems);
  reportCorrectedSteps();
  const follow = ({ detail }: CustomEvent<StepChange>) =>
    addressBar.set(`${page}&${writeExploreAddress({ settings, step: detail.step })}`);
  render(
    html`<ply-stepper
      id="search"
      parts=${chooseStepperParts(prepareSearch(settings)).join(' ')}
      .settings=${settings}
      .step=${step}
      @ply-step-change=${follow}
    ></ply-stepper>`,
    article,
  );
}
