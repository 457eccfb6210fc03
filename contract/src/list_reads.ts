import { CATEGORIES_READ, firstPart } from './first_reads.ts'
import { readSearch, readShelfSearch, searchAddress, shelfAddress } from './search_query.ts'

/** What the page of a shelf opens with, whose parameters may narrow it. */
export function shelfReads(id: string, parameters: URLSearchParams) {
  return {
    categories: CATEGORIES_READ,
    items: firstPart(shelfAddress(id, readShelfSearch(parameters))),
  }
}

/** What a search opens with. */
export function searchReads(parameters: URLSearchParams) {
  return { items: firstPart(searchAddress(readSearch(parameters))) }
}
