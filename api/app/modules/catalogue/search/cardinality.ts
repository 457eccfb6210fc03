import { MIN_PREFIX_LENGTH } from '#modules/catalogue/search/relevance_tiers'
import type { Term, ParsedQuery } from '#modules/catalogue/search/parse_query'
import { readRows } from '#shared/database/read_rows'

/** How many listings there are, and which share of them says a word; words that few say are not in it. */
let known: { listings: number; shares: ReadonlyMap<string, number> } = {
  listings: 0,
  shares: new Map(),
}

/** Learns from the database's own statistics how common words are, which changes slowly. */
export async function loadTermStatistics(): Promise<void> {
  const [found] = await readRows<{ listings: number; words: string[]; shares: number[] }>({
    sql: `select c.reltuples::float8 as listings, s.most_common_elems::text::text[] as words,
        s.most_common_elem_freqs::float8[] as shares
      from pg_class c join pg_stats s on s.schemaname = current_schema and s.tablename = c.relname
      where c.oid = 'items'::regclass and s.attname = 'search_words'`,
  })
  const shares = found?.words?.map((word, at) => [word, found.shares[at]!] as const) ?? []
  known = { listings: found?.listings ?? 0, shares: new Map(shares) }
}

/**
 * How many listings say all of this, by guess: as if words had nothing to do with one another. None are expected of a word
 * that few say.
 */
export function estimateCardinality({ terms, places }: ParsedQuery): number {
  return [...terms, ...places].map(shareOf).reduce((all, some) => all * some, known.listings)
}

function shareOf({ typed, synonyms }: Term): number {
  const written = new Set(
    [typed, ...synonyms].flatMap((words) => [words.join(' '), words.join('')])
  )
  const shares = [...written].map((words) =>
    Math.min(...words.split(' ').map((word) => known.shares.get(word) ?? 0))
  )
  const begun = Math.min(...typed.map(shareOfBegun))
  return Math.min(1, Math.max(begun, sum(shares)))
}

function shareOfBegun(word: string): number {
  if (word.length < MIN_PREFIX_LENGTH) return known.shares.get(word) ?? 0
  return sum([...known.shares].flatMap(([each, share]) => (each.startsWith(word) ? share : [])))
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
