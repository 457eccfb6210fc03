import type { Category } from '@saajha/contract/category'

/** Names that come from outside of the catalogue: shelves from the server, places from owners and from the list of cities. */
export const names = {
  category: (category: Category): Category => category,
  /** 'Pune, Maharashtra', or whatever an owner wrote. */
  place: (place: string): string => place,
  /** A place that somebody typed, as the server calls it. */
  placeMeant: (place: string): string => place,
}
