import logger from '@adonisjs/core/services/logger'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { normalizeEmail } from '@saajha/contract/email'
import { EMAIL_PATTERN, LIMITS, PROFILE_PHONE_PATTERN } from '@saajha/contract/limits'
import { lineError, normalizeUsername } from '@saajha/contract/line_text'
import { normalizePhone } from '@saajha/contract/phone'
import { withoutUndrawn } from '@saajha/contract/typed_text'

type Account = { id: string; username: string; email: string; phone: string | null }

const FIRST = '00000000-0000-0000-0000-000000000000'
const UNIQUE_VIOLATION = '23505'

/** Another email than the one that was confirmed, or that rejected e-mails. */
const FORGET_OUTCOMES = 'email_verified_at = null, email_rejections = 0, email_failed_at = null'

/**
 * Normalizes the user names, emails and phone numbers that older releases stored, by which members could not be found. What would
 * equal or look like that of another member stays, and its number is logged. Each statement changes one member.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.defer(async (client) => {
      let kept = 0
      let last = FIRST
      while (true) {
        const { rows }: { rows: Account[] } = await client.rawQuery(
          'select id, username::text, email::text, phone from users where id > ? order by id limit 1000',
          [last]
        )
        for (const account of rows) kept += await normalize(client, account)
        if (rows.length === 0) break
        last = rows.at(-1)!.id
      }
      if (kept > 0) {
        logger.warn(
          { kept },
          'user names and emails of older releases stay as they are, since other members have their normal form'
        )
      }
    })
  }

  /** The former release works with normal forms. */
  override async down() {}
}

/** Returns how many values stay because another member has their normal form. */
async function normalize(client: QueryClientContract, account: Account): Promise<number> {
  const { id, username, email, phone } = account
  let kept = 0
  const name = normalUsername(username)
  if (name !== username && isUsername(name)) {
    const query = 'update users set username = ? where id = ? and username::text = ?'
    if (!(await isFree(client.rawQuery(query, [name, id, username])))) kept += 1
  }
  const normalEmail = normalizeEmail(email)
  if (normalEmail !== email && isEmail(normalEmail)) {
    const query = `update users set email = ?, ${FORGET_OUTCOMES} where id = ? and email::text = ?`
    if (!(await isFree(client.rawQuery(query, [normalEmail, id, email])))) kept += 1
  }
  const normalPhone = phone && normalizePhone(phone)
  if (normalPhone && normalPhone !== phone && PROFILE_PHONE_PATTERN.test(normalPhone)) {
    const query = 'update users set phone = ? where id = ? and phone = ?'
    await client.rawQuery(query, [normalPhone, id, phone])
  }
  return kept
}

/** Today no user name has invisible characters between letters, except for joiners that shape them. */
function normalUsername(username: string): string {
  const name = normalizeUsername(username)
  return lineError(name) === 'invisibleCharacters' ? normalizeUsername(withoutUndrawn(name)) : name
}

/** One with an @ could equal another member's email at sign-in. */
function isUsername(name: string): boolean {
  const { min, max } = LIMITS.username
  return (
    name.length >= min && name.length <= max && /^[^\s@]+$/u.test(name) && lineError(name) === null
  )
}

function isEmail(email: string): boolean {
  return email.length <= LIMITS.email.max && EMAIL_PATTERN.test(email)
}

async function isFree(update: PromiseLike<unknown>): Promise<boolean> {
  try {
    await update
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}
