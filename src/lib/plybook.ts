/** All elements; importing this module defines them. */
export * from '../elements/index.ts';
