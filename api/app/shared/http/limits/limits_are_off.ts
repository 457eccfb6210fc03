import env from '#start/env'

/** Disables rate limits for load tests; ignored in production. */
export const limitsAreOff = env.get('RATE_LIMITS') === 'off' && env.get('NODE_ENV') !== 'production'
