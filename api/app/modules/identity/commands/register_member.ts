import type { Language } from '@saajha/contract/language'
import type { RegisterBody } from '@saajha/contract/user'
import { EmailTakenError, UsernameTakenError } from '#modules/identity/errors'
import { isUsernameConstraint } from '#modules/identity/rules/is_username_constraint'
import { limitRegistrations } from '#modules/identity/limits'
import User from '#modules/identity/models/user'
import { inPasswordQueue } from '#modules/identity/authentication/password_queue'
import { inTransaction } from '#shared/database/in_transaction'
import { violatedConstraint } from '#shared/database/violated_constraint'
import { recordEvent } from '#shared/outbox/record_event'

/** Opens an account. Unique constraints decide between concurrent registrations of equal or confusable names. */
export async function registerMember(
  body: RegisterBody,
  { ip, language }: { ip: string; language: Language }
): Promise<User> {
  return inPasswordQueue(ip, () => limitRegistrations(ip, () => openAccount({ ...body, language })))
}

async function openAccount(body: RegisterBody & { language: Language }): Promise<User> {
  try {
    return await inTransaction(async (trx) => {
      const user = await User.create(body, { client: trx })
      await recordEvent(trx, 'member.registered', user.id, { userId: user.id })
      return user.refresh()
    })
  } catch (error) {
    const violated = violatedConstraint(error)
    if (isUsernameConstraint(violated)) throw new UsernameTakenError()
    if (violated === 'users_email_taken') throw new EmailTakenError()
    throw error
  }
}
