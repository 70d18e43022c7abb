import { css, unsafeCSS } from 'lit';
import buttonRules from './buttons.css?inline';
import cardRules from './card.css?inline';
import dialogRules from './dialog.css?inline';
import fieldRules from './fields.css?inline';
import pillRules from './pills.css?inline';
import tableRules from './tables.css?inline';
import utilityRules from './utilities.css?inline';

export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
    font-family: var(--ply-sans);
    font-size: var(--ply-type-16);
    line-height: 1.5;
    font-feature-settings: 'cv05';
    direction: ltr;
    text-align: start;
    text-transform: none;
    text-indent: 0;
    text-wrap: initial;
    color: var(--ply-ink);
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: 2px solid var(--ply-focus);
    outline-offset: 2px;
  }
  :where(h1, h2, h3, p, pre, ul, ol, dl, dd) {
    margin: 0;
  }
  :where(ul, ol) {
    padding: 0;
    list-style: none;
  }
  /* As on pages. */
  :where(a) {
    color: inherit;
    text-decoration-thickness: from-font;
    text-underline-offset: 0.15em;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  ${unsafeCSS(utilityRules)}
`;

export const buttons = unsafeCSS(buttonRules);

export const pills = unsafeCSS(pillRules);
export const fields = unsafeCSS(fieldRules);
export const tables = unsafeCSS(tableRules);
export const card = unsafeCSS(cardRules);
export const dialogs = unsafeCSS(dialogRules);
