/** The cache of public replies. A page adds to it what came inside its HTML: that was never asked for. */
export const READS = 'reads'
