/** Students in a class, with as many programs. */
export const MOST_STUDENTS = 400;
/** Connections from one address at a time: enough for several tabs, too few for one person to fake a crowd. */
export const SEATS_PER_ADDRESS = 4;

/** The most messages that a student may send at once and, after that, each second. */
export const BURST = 10;
export const PER_SECOND = 2;
