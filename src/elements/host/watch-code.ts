/* Code that is watched, right or wrong: apart, so that only a page that shows some loads it. */
export { watchCode } from '../../search/index.ts';
