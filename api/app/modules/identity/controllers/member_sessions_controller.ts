import type { HttpContext } from '@adonisjs/core/http'
import type { MemberSession } from '@saajha/contract/user'
import { endMemberSession } from '#modules/identity/commands/end_member_session'
import { signOutElsewhere } from '#modules/identity/commands/sign_out_elsewhere'
import { listSessions } from '#modules/identity/queries/list_sessions'

/** Where a member is signed in. */
export default class MemberSessionsController {
  /** Returns the member's sessions: at most 100, this one first, then those used last. */
  index({ auth, session }: HttpContext): Promise<MemberSession[]> {
    return listSessions(auth.getUserOrFail().id, session.sessionId)
  }

  /** Signs the member out on one device. */
  async destroy({ auth, params, response }: HttpContext): Promise<void> {
    await endMemberSession(auth.getUserOrFail().id, params.id as string)
    response.status(204)
  }

  /** Signs the member out on all devices but this one. */
  async destroyOthers({ auth, response, session }: HttpContext): Promise<void> {
    await signOutElsewhere(auth.getUserOrFail().id, session.sessionId)
    response.status(204)
  }
}
