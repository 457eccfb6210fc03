import { limitCodes } from '#modules/identity/limits'
import { isRecoveryCode, useCode } from '#modules/identity/authentication/second_factor'
import { inTransaction } from '#shared/database/in_transaction'

/** Verifies and uses a code; returns the id of the second factor. Throws `SecondFactorOffError` and `WrongCodeError`. */
export async function verifySecondFactor(userId: string, code: string): Promise<string> {
  const { id } = await limitCodes(userId, { isRecoveryCode: isRecoveryCode(code) }, () =>
    inTransaction((trx) => useCode(trx, userId, code))
  )
  return id
}
