import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'

const isOff = env.get('RATE_LIMITS') === 'off' && env.get('NODE_ENV') !== 'production'

/** At most 20 new accounts an hour from one address. */
export async function limitRegistrations(address: string): Promise<void> {
  if (isOff) return
  await limiter.use({ requests: 20, duration: '1 hour' }).consume(`register:${address}`)
}

/**
 * At most 10 wrong passwords for one account from one address in 15 minutes. Bound to both, so that nobody can lock an
 * owner out from elsewhere.
 */
export async function limitLogins<Result>(
  account: string,
  address: string,
  logIn: () => Promise<Result>
): Promise<Result> {
  if (isOff) return logIn()
  const limit = limiter.use({ requests: 10, duration: '15 mins', blockDuration: '15 mins' })
  const [error, result] = await limit.penalize(
    `login:${address}:${digest(account.toLowerCase())}`,
    logIn
  )
  if (error) throw error
  return result
}

/** Keys are stored: they are of one length, and nobody's name stands in them. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
