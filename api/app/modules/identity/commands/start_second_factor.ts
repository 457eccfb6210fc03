import db from '@adonisjs/lucid/services/db'
import type { SecondFactorSecret } from '@saajha/contract/second_factor'
import { SecondFactorOnError } from '#modules/identity/errors'
import { encryptSecret, newSecret } from '#modules/identity/authentication/second_factor'
import { sql } from '#shared/database/sql'

/** Starts the set-up of a second factor with a new secret, or starts it again. Throws `SecondFactorOnError` if it is confirmed. */
export async function startSecondFactor(member: {
  id: string
  email: string
}): Promise<SecondFactorSecret> {
  const secret = newSecret(member.email)
  const started = await sql(
    db,
    `insert into second_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret
       where second_factors.confirmed_at is null
     returning id`,
    [member.id, encryptSecret(member.id, secret.secret)]
  )
  if (started.length === 0) throw new SecondFactorOnError()
  return secret
}
