import { sql, type SqlClient } from '#shared/database/sql'

/** Whether a review is published and neither withdrawn nor hidden. */
export async function isReviewShown(client: SqlClient, id: string): Promise<boolean> {
  const shown = await sql(client, 'select from published_reviews where id = $1', [id])
  return shown.length > 0
}
