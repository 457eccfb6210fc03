import db from '@adonisjs/lucid/services/db'
import type { Preferences } from '@saajha/contract/preferences'
import { sql, type SqlClient } from '#shared/database/sql'

/** Returns what reaches a member outside the site. */
export async function preferencesOf(userId: string, client: SqlClient = db): Promise<Preferences> {
  const [preferences] = await sql<Preferences>(
    client,
    `select language, coalesce(shows_text_in_push, false) as "showsTextInPush", json_build_object(
       'message', json_build_object('email', coalesce(message_email, true), 'push', coalesce(message_push, true)),
       'booking', json_build_object('email', coalesce(booking_email, true), 'push', coalesce(booking_push, true)),
       'account', json_build_object('email', coalesce(account_email, true), 'push', coalesce(account_push, true))
     ) as kinds
     from member_languages left join notification_preferences using (user_id) where user_id = $1`,
    [userId]
  )
  return preferences!
}
