/** The cache of public API responses. Pages add their preloaded data, which they never request. */
export const READS = 'reads'
