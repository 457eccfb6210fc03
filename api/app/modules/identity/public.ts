import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

export {
  blockMember,
  isMemberBlocked,
  memberNamed,
  reinstateMember,
  suspendMember,
  unblockMember,
} from '#modules/identity/steps/blocking'
export { appealToken, readAppealToken } from '#modules/identity/authentication/appeal_tokens'
export { isKnownNetwork } from '#modules/identity/authentication/known_network'
export { isSecondFactorRequired } from '#modules/identity/authentication/second_factor'
export { recordMailOutcome } from '#modules/identity/commands/record_mail_outcome'
export { saveLanguage } from '#modules/identity/commands/save_language'
export { BlockedMemberError, UnknownMemberError } from '#modules/identity/errors'
export {
  administratorRights,
  assertAdministrator,
  type AdministratorRights,
} from '#modules/identity/http/administrator_rights'
export { accountsOfDevice } from '#modules/identity/http/known_device'
export type { default as User } from '#modules/identity/models/user'
export { isAdministrator, listAdministrators } from '#modules/identity/queries/administrators'
export { findAccounts, searchMembers, type Account } from '#modules/identity/queries/accounts'
export { countAccountsWithPassword } from '#modules/identity/queries/count_accounts_with_password'
export { countAdministrators } from '#modules/identity/queries/count_administrators'
export { lockMember } from '#modules/identity/queries/lock_member'
export { getPublicUser } from '#modules/identity/queries/get_public_user'
export { findSuspension } from '#modules/identity/queries/find_suspension'
export { deliverToAccount, findAccount } from '#modules/identity/mail/deliver_to_account'
export type { MissedEnquiry } from '#modules/identity/mail/account_mail'
export { sendVerification } from '#modules/identity/mail/send_verification'
export { takeReminders } from '#modules/identity/steps/take_reminders'

/** Private contact details: returned only to members whom this member has contacted. */
type ContactDetails = { fullName: string; email: string; phone: string | null }

/** Returns the contact details of a member's account. */
export async function contactDetailsOf(memberId: string): Promise<ContactDetails> {
  const [details] = await sql<ContactDetails>(
    db,
    `select full_name as "fullName", email, phone from users where id = $1`,
    [memberId],
    { prepare: true }
  )
  return details!
}

/** Maps session ids to member ids; sessions of guests and unknown sessions are left out. */
export async function membersOfSessions(sessionIds: string[]): Promise<Map<string, string>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await sql<{ id: string; memberId: string }>(
    db,
    'select id, user_id as "memberId" from sessions where id = any($1) and user_id is not null',
    [sessionIds]
  )
  return new Map(rows.map(({ id, memberId }) => [id, memberId]))
}
