import db from '@adonisjs/lucid/services/db'
import { LIMITS } from '@saajha/contract/limits'
import { sql } from '#shared/database/sql'

/**
 * Adds the text of a repeated report to a member's open report, on a line of its own. Nothing changes without a text, if the report
 * has it already, as after a retry, or if both are longer than a report may be.
 */
export async function addWords(
  ticket: string,
  reporterId: string,
  text: string | null | undefined
): Promise<void> {
  if (!text) return
  await sql(
    db,
    `update reports set body = concat_ws(E'\n', body, $3::text)
     where ticket = $1 and reporter_id = $2 and state = 'open'
       and position($3 in coalesce(body, '')) = 0 and length(concat_ws(E'\n', body, $3::text)) <= $4`,
    [ticket, reporterId, text, LIMITS.reportText.max]
  )
}
