import { unsafeCSS } from 'lit';
import { drawingStyles } from '../../views/index.ts';
import { base, buttons, fields } from '../kit/base-styles.ts';
import instrumentRules from '../stepper/instrument.css?inline';
import programForms from './program-forms.css?inline';
import programRules from './program.css?inline';
import readingRules from './reading-line.css?inline';

export const programStyles = [
  base,
  buttons,
  fields,
  ...[drawingStyles, instrumentRules, programRules, readingRules, programForms].map(unsafeCSS),
];
