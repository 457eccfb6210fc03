import type { HttpContext } from '@adonisjs/core/http'
import { SecondFactorMissingError, SecondFactorRequiredError } from '#modules/identity/errors'
import { hasPassed } from '#modules/identity/http/pass_second_factor'
import type User from '#modules/identity/models/user'
import { findSecondFactor } from '#modules/identity/queries/find_second_factor'
import { isSecondFactorRequired } from '#modules/identity/authentication/second_factor'
import { ForbiddenError } from '#shared/http/errors/request_errors'

/** Whether a session has administrator rights, or what it lacks. */
export type AdministratorRights = 'granted' | 'notAdministrator' | 'codeRequired' | 'setUpRequired'

/** The administrator rights of a member's session. Every way to sign in opens a session that has not passed the second factor. */
export async function administratorRights(
  { id, role }: User,
  session: HttpContext['session']
): Promise<AdministratorRights> {
  if (role !== 'admin') return 'notAdministrator'
  const factor = await findSecondFactor(id)
  if (!factor?.isConfirmed) return isSecondFactorRequired() ? 'setUpRequired' : 'granted'
  return hasPassed(session, factor.id) ? 'granted' : 'codeRequired'
}

/** Throws a 403 unless the rights are granted. */
export function assertAdministrator(rights: AdministratorRights): void {
  if (rights === 'notAdministrator') throw new ForbiddenError()
  if (rights === 'codeRequired') throw new SecondFactorRequiredError()
  if (rights === 'setUpRequired') throw new SecondFactorMissingError()
}
