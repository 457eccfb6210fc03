import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import { isDraining } from '#shared/http/server/drain'

/** The answer of the database is reused for this time, so that many checks cost one statement. */
const REUSED_MS = 500

let last: { at: number; isUsable: Promise<boolean> } | undefined

router.get('/health/live', () => ({ status: 'ok' }))

router.get('/health/ready', async ({ response }) => {
  if (isDraining()) {
    return response.status(503).json({ status: 'stopping', message: 'This node is about to stop.' })
  }
  if (await isDatabaseUsable()) return { status: 'ok' }
  return response
    .status(503)
    .json({ status: 'unavailable', message: 'The database does not answer.' })
})

function isDatabaseUsable(): Promise<boolean> {
  const now = performance.now()
  if (!last || now - last.at > REUSED_MS) {
    const isUsable = sql(db.connection('health'), 'select 1').then(
      () => true,
      () => false
    )
    last = { at: now, isUsable }
  }
  return last.isUsable
}
