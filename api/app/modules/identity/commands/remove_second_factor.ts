import { limitCodes } from '#modules/identity/limits'
import { isRecoveryCode, useCode } from '#modules/identity/authentication/second_factor'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Removes a member's second factor and its recovery codes, and sends an e-mail about it. Throws `SecondFactorOffError` and
 * `WrongCodeError`.
 */
export function removeSecondFactor(userId: string, code: string): Promise<void> {
  return limitCodes(userId, { isRecoveryCode: isRecoveryCode(code) }, () =>
    inTransaction(async (trx) => {
      await useCode(trx, userId, code)
      await sql(trx, 'delete from second_factors where user_id = $1', [userId])
      await recordEvent(trx, 'second_factor.changed', userId, { userId, isOn: false })
    })
  )
}
