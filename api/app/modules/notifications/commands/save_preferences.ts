import type { PreferencesBody } from '@saajha/contract/preferences'
import { saveLanguage } from '#modules/identity/public'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** Saves what reaches a member outside the site; what is left out stays as it is. */
export async function savePreferences(
  userId: string,
  { language, kinds = {}, showsTextInPush }: PreferencesBody
): Promise<void> {
  const { message, booking, account } = kinds
  await inTransaction(async (trx) => {
    if (language) await saveLanguage(trx, userId, language)
    await sql(
      trx,
      `insert into notification_preferences as p (
         user_id, message_email, message_push, booking_email, booking_push, account_email, account_push, shows_text_in_push
       ) values (
         $1, coalesce($2, true), coalesce($3, true), coalesce($4, true), coalesce($5, true), coalesce($6, true),
         coalesce($7, true), coalesce($8, false)
       )
       on conflict (user_id) do update set
         message_email = coalesce($2, p.message_email), message_push = coalesce($3, p.message_push),
         booking_email = coalesce($4, p.booking_email), booking_push = coalesce($5, p.booking_push),
         account_email = coalesce($6, p.account_email), account_push = coalesce($7, p.account_push),
         shows_text_in_push = coalesce($8, p.shows_text_in_push)`,
      [
        ...[userId, message?.email ?? null, message?.push ?? null],
        ...[booking?.email ?? null, booking?.push ?? null],
        ...[account?.email ?? null, account?.push ?? null, showsTextInPush ?? null],
      ]
    )
  })
}
