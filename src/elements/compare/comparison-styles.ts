import { unsafeCSS } from 'lit';
import { drawingStyles } from '../../views/index.ts';
import { fields, pills, tables } from '../kit/base-styles.ts';
import instrumentRules from '../stepper/instrument.css?inline';
import compareRules from './compare.css?inline';
import dockRules from './dock.css?inline';
import verdictRules from './comparison-verdict.css?inline';

export const comparisonStyles = [
  tables,
  unsafeCSS(drawingStyles),
  fields,
  pills,
  ...[instrumentRules, compareRules, verdictRules, dockRules].map(unsafeCSS),
];
