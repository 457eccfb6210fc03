import type { HttpContext } from '@adonisjs/core/http'
import { closeSocketsOfSession } from '#shared/realtime/live_channel'
import type User from '#modules/identity/models/user'

/** Signs somebody in under a new session id, known by its member; what the visitor's session was before ends. */
export async function openSession({ auth, session }: HttpContext, user: User): Promise<void> {
  const before = session.sessionId
  session.clear()
  await auth.use('web').login(user)
  await session.tag(user.id)
  closeSocketsOfSession(before)
}
