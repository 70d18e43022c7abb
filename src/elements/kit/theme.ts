import { css, unsafeCSS } from 'lit';
import buttonRules from './buttons.css?inline';
import cardRules from './card.css?inline';
import fieldRules from './fields.css?inline';
import pillRules from './pills.css?inline';
import surfaceRules from './surfaces.css?inline';
import tableRules from './tables.css?inline';
import unseenRule from './unseen.css?inline';

/** What all elements share: fonts, colours, the focus ring, groups of fields without a frame, text for screen readers only. */
export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
    font-family: var(--ply-sans);
    font-size: 1rem;
    line-height: 1.5;
    font-feature-settings: 'cv05';
    text-align: start;
    text-wrap: initial;
    color: var(--ply-ink);
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--ply-focus);
    outline-offset: 2px;
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
  ${unsafeCSS(unseenRule)}
`;

/** Buttons, links that look like one (`.button`), chips, tabs and keys. The site has the same rules. */
export const buttons = unsafeCSS(buttonRules);

/** Scores in text: `<span class="pill max bound">≥ 1</span>`. */
export const pills = unsafeCSS(pillRules);

/** What a reader enters or chooses: fields with their names, choices in a row. */
export const fields = unsafeCSS(fieldRules);

/** Tables of a few columns with quiet rules. */
export const tables = unsafeCSS(tableRules);

/** The card that a view lies on. */
export const card = unsafeCSS(cardRules);

/** Cards, drawers and dialogs. */
export const surfaces = [card, unsafeCSS(surfaceRules)];
