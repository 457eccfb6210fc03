import env from '#start/env'

/** For load runs alone: a house in production always counts. */
export const limitsAreOff = env.get('RATE_LIMITS') === 'off' && env.get('NODE_ENV') !== 'production'
