import type { FacetChoice } from '@saajha/contract/item'

/** Sorts locations ('City, State') of the same state first and removes the location itself. */
export function nearestFirst(places: readonly FacetChoice[], location: string): FacetChoice[] {
  const state = stateOf(location)
  const isNear = ({ value }: FacetChoice) => state !== undefined && stateOf(value) === state
  const others = places.filter(({ value }) => value !== location)
  return [...others.filter(isNear), ...others.filter((place) => !isNear(place))]
}

function stateOf(place: string) {
  return place.split(', ')[1]
}
