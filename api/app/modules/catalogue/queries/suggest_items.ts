import fragment, { raw } from 'sql-template-tag'
import type { Suggestion } from '@saajha/contract/item'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { prefixMatches } from '#modules/catalogue/search/name_prefixes'
import { searchedWords } from '@saajha/contract/normalize'
import { correctSpelling } from '#modules/catalogue/search/correct_spelling'
import { titlePrefix } from '#modules/catalogue/search/relevance_tiers'
import { parseQuery } from '#modules/catalogue/search/parse_query'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { literal, type Condition } from '#shared/database/condition'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const MAX_SUGGESTIONS = 8
const MAX_PER_KIND = 2
const MIN_LENGTH = 2

/** Rows read for the suggested titles, because several listings share a title. */
const MAX_TITLES = 24

/**
 * Completions of the typed text: categories, cities and titles of listings, at most eight. Names and titles are matched with
 * corrected spelling when nothing starts with the text as typed.
 */
export async function suggestItems(q: string): Promise<Suggestion[]> {
  const key = keyOf(searchedWords(q))
  if (key.length < MIN_LENGTH) return []
  const { categories, cities } = prefixMatches(key)
  const titles = await matchingTitles(q)
  return [
    ...categories
      .slice(0, MAX_PER_KIND)
      .map(({ id, name }) => ({ kind: 'category' as const, text: name, categoryId: id })),
    ...cities.slice(0, MAX_PER_KIND).map((text) => ({ kind: 'city' as const, text })),
    ...titles.map((text) => ({ kind: 'title' as const, text })),
  ].slice(0, MAX_SUGGESTIONS)
}

async function matchingTitles(q: string): Promise<string[]> {
  const query = parseQuery(q)
  if (query.terms.length === 0) return []
  const titles = await newestTitles(titlePrefix(query))
  if (titles.length > 0) return titles
  const corrected = await correctSpelling(query)
  return corrected && corrected.terms.length > 0 ? newestTitles(titlePrefix(corrected)) : []
}

async function newestTitles(matches: Condition): Promise<string[]> {
  const { text, values } = fragment`select i.title from items i
    where ${raw(IS_LISTED)} and ${matches.sql}
    order by i.created_at desc, i.id desc limit ${literal(MAX_TITLES)}`
  const found = await sql<{ title: string }>(reads(), text, values)
  return [...new Set(found.map(({ title }) => title))]
}
