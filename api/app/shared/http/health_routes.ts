import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'

router.get('/health/live', () => ({ status: 'ok' }))

router.get('/health/ready', async ({ response }) => {
  try {
    await db.rawQuery('select 1')
    return { status: 'ok' }
  } catch {
    return response
      .status(503)
      .json({ status: 'unavailable', message: 'The database does not answer.' })
  }
})
