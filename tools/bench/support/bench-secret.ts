/** The installation’s secret of measured products, which all of their processes share. */
export const BENCH_SECRET = 'only for measuring, never for people';
