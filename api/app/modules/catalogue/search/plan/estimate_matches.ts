import type { ParsedQuery } from '#modules/catalogue/search/parse/parsed_query'
import { MIN_PREFIX_LENGTH } from '#modules/catalogue/search/plan/term_queries'
import type { Term } from '#modules/catalogue/search/vocabulary/term'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** The number of listings, and the fraction of them that contain a word; rare words are missing. */
let statistics: { listings: number; shares: ReadonlyMap<string, number> } = {
  listings: 0,
  shares: new Map(),
}

/** Loads word frequencies from the planner statistics of PostgreSQL. They change slowly. */
export async function loadTermStatistics(): Promise<void> {
  const [found] = await sql<{ listings: number; words: string[]; shares: number[] }>(
    reads(),
    `select c.reltuples::float8 as listings, s.most_common_elems::text::text[] as words,
        s.most_common_elem_freqs::float8[] as shares
      from pg_class c join pg_stats s on s.schemaname = current_schema and s.tablename = c.relname
      where c.oid = 'items'::regclass and s.attname = 'search_words'`
  )
  const shares = found?.words?.map((word, at) => [word, found.shares[at]!] as const) ?? []
  statistics = { listings: found?.listings ?? 0, shares: new Map(shares) }
}

/**
 * The estimated number of listings that match all terms and locations, assuming independent words. A rare word counts as 0.
 */
export function estimateCardinality({ terms, locations }: ParsedQuery): number {
  return [...terms, ...locations]
    .map(shareOf)
    .reduce((expected, share) => expected * share, statistics.listings)
}

function shareOf({ typed, synonyms, kind }: Term): number {
  const spellings = new Set(
    [typed, ...synonyms].flatMap((words) => [words.join(' '), words.join('')])
  )
  const shares = [...spellings].map((words) =>
    Math.min(...words.split(' ').map((word) => statistics.shares.get(word) ?? 0))
  )
  const prefixShare = kind === 'thing' ? 0 : Math.min(...typed.map(shareOfPrefix))
  return Math.min(1, Math.max(prefixShare, sum(shares)))
}

function shareOfPrefix(word: string): number {
  if (word.length < MIN_PREFIX_LENGTH) return statistics.shares.get(word) ?? 0
  return sum(
    [...statistics.shares].flatMap(([each, share]) => (each.startsWith(word) ? share : []))
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
