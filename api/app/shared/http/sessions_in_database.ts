import { configProvider } from '@adonisjs/core'
import type { ConfigProvider } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { stores } from '@adonisjs/session'
import type { SessionStoreFactory } from '@adonisjs/session/types'

const TABLE = 'sessions'

/**
 * Sessions in the database that live for `days` days from the last day on which they were used. The framework renews them
 * with every request, so that reading anything would wait for a write; once a day says the same.
 */
export function sessionsInDatabase(days: number): ConfigProvider<SessionStoreFactory> {
  return configProvider.create(async (app) => {
    // Every sign-in clears away the sessions that have ended since.
    const inDatabase = stores.database({ tableName: TABLE, gcProbability: 100 })
    const create = (await configProvider.resolve<SessionStoreFactory>(app, inDatabase))!
    return (ctx, config) => {
      const store = create(ctx, config)
      store.touch = (id) => renew(id, days)
      return store
    }
  })
}

async function renew(sessionId: string, days: number): Promise<void> {
  await db.rawQuery(
    `update ${TABLE} set expires_at = now() + make_interval(days => :days)
     where id = :sessionId and expires_at < now() + make_interval(days => :days - 1)`,
    { sessionId, days }
  )
}
