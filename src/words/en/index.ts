/* The English words of Plybook: errors, notices, sentences for a step, and the interface. Each section is a file of its own, so that a page loads only those that it uses. */

export * from './errors.ts';
export * from './notices.ts';
export * from './site.ts';
export * from './header.ts';
export * from './reader.ts';
export * from './presenting.ts';
export * from './share.ts';
export * from './fuzz.ts';
export * from './explore.ts';
export * from './positions.ts';
export * from './lesson.ts';
export * from './source.ts';
export * from './address.ts';
export * from './step.ts';
export * from './probe.ts';
export * from './terms.ts';
export * from './tree.ts';
export * from './play.ts';
export * from './board.ts';
export * from './controls.ts';
export * from './help.ts';
export * from './code.ts';
export * from './stack.ts';
export * from './moves.ts';
export * from './quiz.ts';
export * from './predict.ts';
export * from './verdict.ts';
export * from './compare.ts';
export * from './sides.ts';
export * from './running.ts';
export * from './stepper.ts';
export * from './timeline.ts';
export * from './find.ts';
export * from './shape.ts';
export * from './stats.ts';

export { cardinal, count, ordinal, plural, signed } from '../numbers.ts';
