import { LONGEST_REPLY, LONGEST_STAGE } from './limits.js';

/** @typedef {'teacher' | 'student'} Role */
/**
 * @typedef {object} Topic what is sent in a class below `ply1/CODE/NAME`
 * @property {Role} from
 * @property {readonly Role[]} to
 * @property {boolean} isOfStudent whether a student's id follows the name: a student sends and hears only under the own
 * @property {boolean} mayBeKept whether a broker may keep it for who comes later
 * @property {number} longest in bytes
 */

/** @type {ReadonlyMap<string, Topic>} by name */
export const topics = new Map(
  Object.entries({
    stage: { from: 'teacher', to: ['student'], isOfStudent: false, mayBeKept: true, longest: LONGEST_STAGE },
    here: {
      from: 'teacher',
      to: ['student', 'teacher'],
      isOfStudent: false,
      mayBeKept: true,
      longest: LONGEST_STAGE,
    },
    got: { from: 'teacher', to: ['student'], isOfStudent: true, mayBeKept: false, longest: LONGEST_REPLY },
    a: { from: 'student', to: ['teacher'], isOfStudent: true, mayBeKept: false, longest: LONGEST_REPLY },
    on: { from: 'student', to: ['teacher'], isOfStudent: true, mayBeKept: false, longest: LONGEST_REPLY },
  }),
);
