import { html, render } from 'lit';
import '../../elements/compare/ply-compare.ts';
import type { PlyCompare } from '../../elements/compare/ply-compare.ts';
import { readComparedAddress, writeComparedAddress } from '../../walk/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored, reportCorrectedSteps } from '../address/page-message.ts';
import { readComparedPlace } from '../share/subject.ts';
import type { FramedPlace } from '../address/framed-address.ts';

export function showComparison(article: HTMLElement, { page, fragment }: FramedPlace): void {
  const { settings, left, right, form, step, problems } = readComparedAddress(fragment);
  showIgnored('fragment', problems);
  reportCorrectedSteps();
  const follow = ({ currentTarget }: Event) =>
    addressBar.set(`${page}&${writeComparedAddress(readComparedPlace(currentTarget as PlyCompare))}`);
  render(
    html`<ply-compare
      id="comparison"
      .settings=${settings}
      .left=${left}
      .right=${right}
      .form=${form}
      .step=${step}
      @ply-step-change=${follow}
      @ply-comparison-change=${follow}
    ></ply-compare>`,
    article,
  );
}
