import hash from '@adonisjs/core/services/hash'
import type { RegisterBody } from '@saajha/contract/user'
import { EmailTakenError, UsernameTakenError } from '#modules/identity/errors'
import User from '#modules/identity/models/user'
import { violatedConstraint } from '#shared/database/violated_constraint'

/** Opens an account. Two people who ask for one name at the same moment: the database lets one of them have it. */
export async function registerMember({ password, ...account }: RegisterBody): Promise<User> {
  const passwordHash = await hash.make(password)
  try {
    const user = await User.create({ ...account, passwordHash })
    return await user.refresh()
  } catch (error) {
    if (violatedConstraint(error) === 'users_username_taken') throw new UsernameTakenError()
    if (violatedConstraint(error) === 'users_email_taken') throw new EmailTakenError()
    throw error
  }
}
