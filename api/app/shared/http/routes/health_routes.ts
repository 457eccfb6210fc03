import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import { isDraining } from '#shared/http/server/drain'

router.get('/health/live', () => ({ status: 'ok' }))

router.get('/health/ready', async ({ response }) => {
  if (isDraining()) {
    return response.status(503).json({ status: 'stopping', message: 'This node is about to stop.' })
  }
  try {
    await sql(db, 'select 1')
    return { status: 'ok' }
  } catch {
    return response
      .status(503)
      .json({ status: 'unavailable', message: 'The database does not answer.' })
  }
})
