import fragment from 'sql-template-tag'
import { listedWhere, literal } from '#modules/catalogue/lists/predicate'
import type { SearchPlan } from '#modules/catalogue/search/plan/search_plan'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** Rows read for the suggested titles, because several listings share a title. */
const MAX_TITLES = 24

/** The titles of the newest matches of a plan, each once. */
export async function newestTitles({ matches }: Pick<SearchPlan, 'matches'>): Promise<string[]> {
  const { text, values } = fragment`select i.title from items i
    where ${listedWhere(matches)}
    order by i.created_at desc, i.id desc limit ${literal(MAX_TITLES)}`
  const found = await sql<{ title: string }>(reads(), text, values)
  return [...new Set(found.map(({ title }) => title))]
}
