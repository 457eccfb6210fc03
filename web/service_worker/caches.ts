/** The cache of public API responses. Pages add their preloaded data, since they never request it. */
export const READS = 'reads'
