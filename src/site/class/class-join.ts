import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import { classPaths, writeJoinPath } from '../address/class-paths.js';
import { locateInSite } from '../address/site-root.ts';
import { drawQrCode } from '../share/qr-code.ts';
import type { Membership } from './membership.ts';

/** How to join a class: an address to type, and a QR code. */
@customElement('class-join')
export class ClassJoin extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .join {
        gap: var(--ply-space-16) var(--ply-space-32);
      }
      svg {
        flex: none;
        inline-size: min(18rem, 60vw);
        background: #fff;
      }
      .text {
        flex: 1 1 18rem;
        font-family: var(--ply-sans);
      }
      .address {
        margin-block: var(--ply-space-4);
        font-size: var(--ply-type-24);
        line-height: 1.2;
        font-weight: var(--ply-bold);
        overflow-wrap: anywhere;
        font-variant-numeric: tabular-nums;
      }
      p {
        margin-block: var(--ply-space-8);
      }
    `,
  ];

  @property({ attribute: false }) membership: Membership | null = null;
  /** Whether students come to hand in programs, and not to a lesson. */
  @property({ type: Boolean, attribute: 'hands-in' }) handsIn = false;

  protected override render() {
    if (!this.membership) return nothing;
    const liveClass = words.liveClass;
    const [address, ...others] = listJoinAddresses(this.membership, this.handsIn);
    const [host, ...path] = address.replace('http://', '').split('/');
    return html`<div class="join row">
      ${this.renderCode(address)}
      <div class="text">
        <p>${liveClass.type}</p>
        <p class="address">${host}<wbr />/${path.join('/')}</p>
        ${others.length ? html`<p>${liveClass.otherAddresses} ${others.join(', ')}</p>` : nothing}
        <p>${liveClass.apart}</p>
      </div>
    </div>`;
  }

  private renderCode(address: string) {
    const code = drawQrCode(address);
    if (!code) return nothing;
    return html`<svg
      viewBox="0 0 ${code.size} ${code.size}"
      role="img"
      aria-label=${words.liveClass.code(address)}
    >
      <path d=${code.path} fill="#000" />
    </svg>`;
  }
}

function listJoinAddresses({ code, hosts }: Membership, handsIn: boolean): string[] {
  if (hosts.length) return hosts.map((host) => `http://${host}/${writeJoinPath(code, handsIn)}`);
  return [locateInSite(`${handsIn ? classPaths.handIn : classPaths.page}?class=${code}`)];
}

declare global {
  interface HTMLElementTagNameMap {
    'class-join': ClassJoin;
  }
}
