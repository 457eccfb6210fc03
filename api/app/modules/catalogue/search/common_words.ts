import { SHORTEST_BEGINNING } from '#modules/catalogue/search/search_sections'
import type { Term, Wish } from '#modules/catalogue/search/understand_query'
import { readRows } from '#shared/database/read_rows'

let common: ReadonlySet<string> = new Set()

/** Learns from the database's own statistics which words stand in many listings; they change slowly. */
export async function learnCommonWords(): Promise<void> {
  const [known] = await readRows<{ words: string[] }>({
    sql: `select most_common_elems::text::text[] as words from pg_stats
      where schemaname = current_schema and tablename = 'items' and attname = 'search_words'`,
  })
  common = new Set(known?.words ?? [])
}

/** Whether few listings are likely to say all of this: one of its words, or of the places, is rare in every way to say it. */
export function isRare({ terms, places }: Wish): boolean {
  return [...terms, ...places].some((term) => !isCommon(term))
}

function isCommon({ typed, ways }: Term): boolean {
  const written = [typed, ...ways].flatMap((words) => [words, [words.join('')]])
  return written.some((words) => words.every((word) => common.has(word))) || typed.every(isBegun)
}

function isBegun(word: string): boolean {
  return word.length >= SHORTEST_BEGINNING && [...common].some((each) => each.startsWith(word))
}
