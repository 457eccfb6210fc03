import { configProvider } from '@adonisjs/core'
import { MessageBuilder } from '@adonisjs/core/helpers'
import type { ConfigProvider } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { stores } from '@adonisjs/session'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { sql } from '#shared/database/sql'

const TABLE = 'sessions'

/**
 * Sessions in the database that expire `days` days after their last use. The framework renews them with every request, so
 * that every read would wait for a write; this store renews them once a day. The query that reads a session also returns
 * whether its renewal is due.
 */
export function databaseSessions(days: number): ConfigProvider<SessionStoreFactory> {
  return configProvider.create(async (app) => {
    // Every sign-in deletes expired sessions.
    const inDatabase = stores.database({ tableName: TABLE, gcProbability: 100 })
    const create = (await configProvider.resolve<SessionStoreFactory>(app, inDatabase))!
    return (ctx, config) => {
      const store = create(ctx, config)
      let isDue = false
      store.read = async (id) => {
        const session = await find(id, days)
        isDue = session?.isDue ?? false
        return session && new MessageBuilder().verify(session.data, id)
      }
      store.touch = async (id) => {
        if (isDue) await renew(id, days)
      }
      return store
    }
  })
}

type Session = { data: string; isDue: boolean }

async function find(sessionId: string, days: number): Promise<Session | null> {
  const [session] = await sql<Session>(
    db,
    `select data, expires_at < now() + make_interval(days => $1) as "isDue"
     from ${TABLE} where id = $2 and expires_at > now()`,
    [days - 1, sessionId],
    { prepare: true }
  )
  return session ?? null
}

async function renew(sessionId: string, days: number): Promise<void> {
  await sql(
    db,
    `update ${TABLE} set expires_at = now() + make_interval(days => $1)
     where id = $2`,
    [days, sessionId]
  )
}
