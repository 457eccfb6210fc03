import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endOtherSessions } from '#modules/identity/steps/end_other_sessions'
import { SecondFactorOnError } from '#modules/identity/errors'
import { limitCodes } from '#modules/identity/limits'
import {
  lockSecondFactor,
  newRecoveryCodes,
  recoveryCodeHash,
  useAppCode,
} from '#modules/identity/authentication/second_factor'
import { lockMember } from '#modules/identity/queries/lock_member'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { LoginRequiredError } from '#shared/http/errors/request_errors'
import { recordEvent } from '#shared/outbox/record_event'
import { closeSocketsOfSessions } from '#shared/realtime/live_channel'

/**
 * Confirms a second factor by a code of the app, ends the member's other sessions, and sends an e-mail about it. Throws
 * `SecondFactorOffError` if the set-up was not started, `SecondFactorOnError` if it is confirmed, `WrongCodeError`, and
 * `LoginRequiredError` if the session has been ended since the request began.
 */
export async function confirmSecondFactor(
  userId: string,
  code: string,
  sessionId: string
): Promise<{ factorId: string; recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes()
  const { factorId, ended } = await limitCodes(userId, { isRecoveryCode: false }, () =>
    inTransaction(async (trx) => {
      await lockMember(trx, userId)
      const factor = await lockSecondFactor(trx, userId)
      if (factor.isConfirmed) throw new SecondFactorOnError()
      await lockSession(trx, sessionId)
      await useAppCode(trx, userId, factor, code)
      await sql(trx, 'update second_factors set confirmed_at = now() where user_id = $1', [userId])
      await saveRecoveryCodes(trx, userId, recoveryCodes)
      await recordEvent(trx, 'second_factor.changed', userId, { userId, isOn: true })
      return { factorId: factor.id, ended: await endOtherSessions(trx, userId, sessionId) }
    })
  )
  closeSocketsOfSessions(ended)
  return { factorId, recoveryCodes }
}

/** Throws `LoginRequiredError` for a session that was ended. The lock keeps it until the transaction ends. */
async function lockSession(trx: TransactionClientContract, sessionId: string): Promise<void> {
  const found = await sql(trx, 'select from sessions where id = $1 for update', [sessionId])
  if (found.length === 0) throw new LoginRequiredError()
}

async function saveRecoveryCodes(
  trx: TransactionClientContract,
  userId: string,
  codes: string[]
): Promise<void> {
  const hashes = codes.map((code) => recoveryCodeHash(userId, code))
  await sql(trx, 'insert into recovery_codes (user_id, hash) select $1, unnest($2::text[])', [
    userId,
    hashes,
  ])
}
