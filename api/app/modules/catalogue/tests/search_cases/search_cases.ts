import { readLines } from './read_lines.js'

/** `right` holds the beginnings of the titles of the right listings. */
export type SearchCase = { q: string; right: string[] }

/** The cases of `searches.txt`: each line is a query => beginnings of the right titles, separated by |. */
export const SEARCH_CASES: readonly SearchCase[] = readLines('searches.txt').map((line) => {
  const [q = '', right = ''] = line.split('=>')
  return { q: q.trim(), right: right.split('|').map((begin) => begin.trim()) }
})
