import { readFileSync } from 'node:fs'

/** The lines of a data file of this folder. */
export function readLines(file: 'listings.txt' | 'searches.txt'): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
}
