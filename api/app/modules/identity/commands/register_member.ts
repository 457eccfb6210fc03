import type { RegisterBody } from '@saajha/contract/user'
import { EmailTakenError, UsernameTakenError } from '#modules/identity/errors'
import { isUsernameConstraint } from '#modules/identity/is_username_constraint'
import { limitRegistrations } from '#modules/identity/limits'
import User from '#modules/identity/models/user'
import { inPasswordQueue } from '#modules/identity/password_queue'
import { violatedConstraint } from '#shared/database/violated_constraint'

/** Opens an account. Unique constraints decide between concurrent registrations of equal or confusable names. */
export async function registerMember(body: RegisterBody, ip: string): Promise<User> {
  return inPasswordQueue(ip, () => limitRegistrations(ip, () => openAccount(body)))
}

async function openAccount(body: RegisterBody): Promise<User> {
  try {
    const user = await User.create(body)
    return await user.refresh()
  } catch (error) {
    const violated = violatedConstraint(error)
    if (isUsernameConstraint(violated)) throw new UsernameTakenError()
    if (violated === 'users_email_taken') throw new EmailTakenError()
    throw error
  }
}
