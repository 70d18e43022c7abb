/** In browsers and Node. Unlike the date, it never goes back and cannot be set. */
declare const performance: { now(): number };
