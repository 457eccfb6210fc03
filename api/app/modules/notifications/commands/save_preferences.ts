import { NOTIFICATION_KINDS, REACH_WAYS, type PreferencesBody } from '@saajha/contract/preferences'
import { saveLanguage } from '#modules/identity/public'
import { preferenceColumn } from '#modules/notifications/rules/preference_column'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** Saves what reaches a member outside the site; what is left out stays as it is. */
export async function savePreferences(
  userId: string,
  { language, kinds = {}, showsTextInPush }: PreferencesBody
): Promise<void> {
  const switches = NOTIFICATION_KINDS.flatMap((kind) =>
    REACH_WAYS.map((way) => [preferenceColumn(kind, way), kinds[kind]?.[way]] as const)
  )
  const changes = [...switches, ['shows_text_in_push', showsTextInPush] as const].filter(
    ([, value]) => value !== undefined
  )
  const columns = changes.map(([column]) => column)
  await inTransaction(async (trx) => {
    if (language) await saveLanguage(trx, userId, language)
    if (changes.length === 0) return
    await sql(
      trx,
      `insert into notification_preferences (user_id, ${columns.join(', ')})
       values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')})
       on conflict (user_id) do update set
         ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
      [userId, ...changes.map(([, value]) => value)]
    )
  })
}
