import { readLines } from './read_lines.js'

/** `right` holds the beginnings of the titles of the right listings, `group` is the heading in the file. */
type SearchCase = { group: string; q: string; right: string[] }

/**
 * The figures that all cases together reach at least, as `finding.spec.ts` prints them. Raise them when the search gets better;
 * lower them only with the new cases that it does not find yet.
 */
export const COMMITTED = { success: 0.993, mrr: 0.96 }

/**
 * The cases of `searches.txt`: each line is a query => beginnings of the right titles, separated by |. A line that begins with #
 * is the heading of those below it.
 */
export const SEARCH_CASES: readonly SearchCase[] = readCases()

function readCases(): SearchCase[] {
  const cases: SearchCase[] = []
  let group = ''
  for (const line of readLines('searches.txt')) {
    if (line.startsWith('#')) group = line.slice(1).trim()
    else if (line !== '') cases.push({ group, ...readCase(line) })
  }
  return cases
}

function readCase(line: string): Omit<SearchCase, 'group'> {
  const [q = '', right = ''] = line.split('=>')
  return { q: q.trim(), right: right.split('|').map((begin) => begin.trim()) }
}
