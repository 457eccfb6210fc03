import { configProvider } from '@adonisjs/core'
import { MessageBuilder } from '@adonisjs/core/helpers'
import type { ConfigProvider } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { stores } from '@adonisjs/session'
import type { SessionStoreFactory, SessionStoreWithTaggingContract } from '@adonisjs/session/types'
import { sql } from '#shared/database/sql'
import { endExpiredSessions } from '#shared/http/session/end_expired_sessions'

const TABLE = 'sessions'

type Lifetime = {
  /** A session ends after these days without use, unless its `max_idle` is shorter. */
  idleDays: number
  /** It ends after these days at the latest. */
  maxDays: number
}

const TODAY = `(now() at time zone 'Asia/Kolkata')::date`
const MAX_IDLE = 'coalesce(max_idle, make_interval(days => $2))'
/** When a session that is used now expires. */
const EXPIRY = `least(now() + ${MAX_IDLE}, started_at + make_interval(days => $3))`
/** The use of a session is recorded once in this time. */
const RENEWED_EVERY = `case when max_idle is null then interval '1 day' else interval '5 minutes' end`

/**
 * Sessions in the database. The framework renews them with every request, so that every read would wait for a write; this store
 * renews them once a day, and those with a shorter `max_idle` every five minutes. The query that reads a session also returns
 * whether its renewal is due.
 */
export function databaseSessions(lifetime: Lifetime): ConfigProvider<SessionStoreFactory> {
  return configProvider.create(async (app) => {
    const inDatabase = stores.database({ tableName: TABLE, gcProbability: 0 })
    const create = (await configProvider.resolve<SessionStoreFactory>(app, inDatabase))!
    return (ctx, config) => {
      const store = create(ctx, config) as SessionStoreWithTaggingContract
      const [write, tag] = [store.write.bind(store), store.tag.bind(store)]
      let isDue = false
      let isStored = false
      store.read = async (id) => {
        const session = await find(id, lifetime)
        isStored = session !== null
        isDue = session?.isDue ?? false
        return session && new MessageBuilder().verify(session.data, id)
      }
      store.touch = async (id) => {
        if (isDue) await renew(id, lifetime)
      }
      store.tag = async (id, userId) => {
        await tag(id, userId)
        isStored = true
      }
      store.write = async (id, values) => {
        // A session that was ended since it was read or started must not be stored again.
        if (isStored) await update(id, new MessageBuilder().build(values, undefined, id), lifetime)
        else await write(id, values)
        await endExpiredSessions()
      }
      return store
    }
  })
}

type Session = { data: string; isDue: boolean }

async function find(sessionId: string, { idleDays, maxDays }: Lifetime): Promise<Session | null> {
  const [session] = await sql<Session>(
    db,
    `select data, last_used_on < ${TODAY} or expires_at not between ${EXPIRY} - ${RENEWED_EVERY} and ${EXPIRY} as "isDue"
     from ${TABLE} where id = $1 and expires_at > now() and started_at > now() - make_interval(days => $3)`,
    [sessionId, idleDays, maxDays],
    { prepare: true }
  )
  return session ?? null
}

async function renew(sessionId: string, { idleDays, maxDays }: Lifetime): Promise<void> {
  await sql(
    db,
    `update ${TABLE} set expires_at = ${EXPIRY}, last_used_on = ${TODAY} where id = $1`,
    [sessionId, idleDays, maxDays]
  )
}

async function update(
  sessionId: string,
  data: string,
  { idleDays, maxDays }: Lifetime
): Promise<void> {
  await sql(db, `update ${TABLE} set expires_at = ${EXPIRY}, data = $4 where id = $1`, [
    sessionId,
    idleDays,
    maxDays,
    data,
  ])
}
