import { warmGroups } from './groups/index.ts';
import { measure } from './measure.ts';

/** Times the groups that need no screen. Prints the results as JSON. */
console.log(JSON.stringify(warmGroups.flatMap((group) => measure(group()))));
