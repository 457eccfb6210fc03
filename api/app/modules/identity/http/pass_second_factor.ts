import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import { LoginRequiredError } from '#shared/http/errors/request_errors'
import { moveSocketsOfSession } from '#shared/realtime/live_channel'

type Session = HttpContext['session']

const PASSED = 'second_factor'

/**
 * Records in the session that it passed the second factor with this id, and gives the session a new id. Throws
 * `LoginRequiredError` if the session has been ended since the request began.
 */
export async function passSecondFactor(session: Session, factorId: string): Promise<void> {
  session.put(PASSED, factorId)
  const previousId = session.sessionId
  session.regenerate()
  // The row keeps what refers to it. The session middleware writes its data, signed with the new id.
  const moved = await sql(db, 'update sessions set id = $2 where id = $1 returning id', [
    previousId,
    session.sessionId,
  ])
  if (moved.length === 0) throw new LoginRequiredError()
  moveSocketsOfSession(previousId, session.sessionId)
}

/** Whether the session passed the second factor with this id; one that replaced it has another id. */
export function hasPassed(session: Session, factorId: string): boolean {
  return session.get(PASSED) === factorId
}
