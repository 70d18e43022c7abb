/** Of browsers and Node alike. Unlike the date, it never goes back, and nobody sets it. */
declare const performance: { now(): number };
