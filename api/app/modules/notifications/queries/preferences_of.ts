import db from '@adonisjs/lucid/services/db'
import { NOTIFICATION_KINDS, REACH_WAYS, type Preferences } from '@saajha/contract/preferences'
import { preferenceColumn } from '#modules/notifications/rules/preference_column'
import { sql, type SqlClient } from '#shared/database/sql'

const KINDS = NOTIFICATION_KINDS.map((kind) => {
  const ways = REACH_WAYS.map((way) => `'${way}', coalesce(${preferenceColumn(kind, way)}, true)`)
  return `'${kind}', json_build_object(${ways.join(', ')})`
})

/** Returns what reaches a member outside the site. */
export async function preferencesOf(userId: string, client: SqlClient = db): Promise<Preferences> {
  const [preferences] = await sql<Preferences>(
    client,
    `select language, coalesce(shows_text_in_push, false) as "showsTextInPush",
       json_build_object(${KINDS.join(', ')}) as kinds
     from member_languages left join notification_preferences using (user_id) where user_id = $1`,
    [userId]
  )
  return preferences!
}
