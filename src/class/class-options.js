import { parseArgs } from 'node:util';
import { MOST_STUDENTS, SEATS_PER_ADDRESS } from './class-limits.js';

/**
 * The options after `npm run class --`; ends the process if they are invalid.
 * @param {readonly string[]} parameters
 * @returns {{ isCheck: boolean, seatsPerAddress: number }}
 */
export function readOptions(parameters) {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: { check: { type: 'boolean' }, 'seats-per-address': { type: 'string' } },
    });
    return { isCheck: values.check === true, seatsPerAddress: readSeats(values['seats-per-address']) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run class accepts -- --check, or -- --seats-per-address and a number.');
    return process.exit(1);
  }
}

/** @param {string | undefined} text */
function readSeats(text) {
  const seats = Number(text ?? SEATS_PER_ADDRESS);
  if (Number.isInteger(seats) && seats >= 1 && seats <= MOST_STUDENTS) return seats;
  throw new Error(
    `invalid --seats-per-address ${JSON.stringify(text)}: expected a whole number from 1 to ${MOST_STUDENTS}`,
  );
}
