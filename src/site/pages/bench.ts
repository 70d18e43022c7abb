/** The folder of the page with the benchmarks, below the site's address. */
export const BENCH = 'bench';
