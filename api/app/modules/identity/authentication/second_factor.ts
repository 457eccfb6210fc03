import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { Secret, TOTP } from 'otpauth'
import { productName } from '@saajha/contract/product_name'
import { SecondFactorOffError, WrongCodeError } from '#modules/identity/errors'
import { sql } from '#shared/database/sql'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { sharedSettings } from '#shared/settings'
import env from '#start/env'

const RECOVERY_CODES = 10
const RECOVERY_CODE_BYTES = 10
/** The steps before and after the current one whose codes are valid, for clocks that differ. */
const NEIGHBOURING_STEPS = 1

/** A locked row of a second factor. */
type LockedFactor = { id: string; secret: string; isConfirmed: boolean; lastStep: number | null }

/** Whether administrators without a second factor have no rights: in production, unless the setting says otherwise. */
export function isSecondFactorRequired(): boolean {
  const isProduction = env.get('NODE_ENV') === 'production'
  return env.get('ADMIN_SECOND_FACTOR', isProduction ? 'required' : 'optional') === 'required'
}

/** A new random secret in base32, and its `otpauth:` URL with the name of the account. */
export function newSecret(account: string): { secret: string; url: string } {
  const totp = new TOTP({ issuer: productName(sharedSettings().appName), label: account })
  return { secret: totp.secret.base32, url: totp.toString() }
}

export function encryptSecret(userId: string, secret: string): string {
  return encryption.encrypt(secret, { purpose: purposeOf(userId) })
}

/** New recovery codes of 16 base32 characters with 80 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from(
    { length: RECOVERY_CODES },
    () => new Secret({ size: RECOVERY_CODE_BYTES }).base32
  )
}

/** The keyed hash by which a recovery code is stored. */
export function recoveryCodeHash(userId: string, code: string): string {
  return keyedHash('recovery codes', `${userId} ${code}`)
}

export function isRecoveryCode(code: string): boolean {
  return !/^\d{6}$/.test(code)
}

/** Locks the member's second factor until the transaction ends. Throws `SecondFactorOffError` if the member has none. */
export async function lockSecondFactor(
  trx: TransactionClientContract,
  userId: string
): Promise<LockedFactor> {
  const [factor] = await sql<LockedFactor>(
    trx,
    `select id, secret, confirmed_at is not null as "isConfirmed", last_step::float8 as "lastStep"
     from second_factors where user_id = $1 for update`,
    [userId]
  )
  if (!factor) throw new SecondFactorOffError()
  return factor
}

/** Uses a code of the app, or a recovery code, once. Throws `SecondFactorOffError`, and `WrongCodeError` for a wrong or used code. */
export async function useCode(
  trx: TransactionClientContract,
  userId: string,
  code: string
): Promise<LockedFactor> {
  const factor = await lockSecondFactor(trx, userId)
  if (!factor.isConfirmed) throw new SecondFactorOffError()
  if (isRecoveryCode(code)) await useRecoveryCode(trx, userId, code)
  else await useAppCode(trx, userId, factor, code)
  return factor
}

/** Uses a code of the app. A code of the step of the newest accepted code, or of an earlier step, is wrong. */
export async function useAppCode(
  trx: TransactionClientContract,
  userId: string,
  { secret, lastStep }: LockedFactor,
  code: string
): Promise<void> {
  const step = stepOf(decryptSecret(userId, secret), code)
  if (step === null || (lastStep !== null && step <= lastStep)) throw new WrongCodeError()
  await sql(trx, 'update second_factors set last_step = $2 where user_id = $1', [userId, step])
}

async function useRecoveryCode(
  trx: TransactionClientContract,
  userId: string,
  code: string
): Promise<void> {
  const used = await sql(
    trx,
    'delete from recovery_codes where user_id = $1 and hash = $2 returning hash',
    [userId, recoveryCodeHash(userId, code)]
  )
  if (used.length === 0) throw new WrongCodeError()
}

/** The 30 s step since 1970 to which a code belongs; null if it is not valid now. */
function stepOf(secret: string | null, code: string): number | null {
  if (secret === null) return null
  const totp = new TOTP({ secret })
  const timestamp = DateTime.now().toMillis()
  const delta = totp.validate({ token: code, timestamp, window: NEIGHBOURING_STEPS })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Null if APP_KEY has changed; only an operator can then remove the second factor. */
function decryptSecret(userId: string, secret: string): string | null {
  const decrypted = encryption.decrypt<string>(secret, purposeOf(userId))
  if (decrypted === null) {
    logger.warn('second factor not decrypted by APP_KEY; its codes are rejected until it is reset')
  }
  return decrypted
}

function purposeOf(userId: string): string {
  return `second factor ${userId}`
}
