import type { FacetChoice } from '@saajha/contract/item'

/** Places ('City, State') with those of the asked one's own state first, and without the place itself. */
export function nearestFirst(places: readonly FacetChoice[], asked: string): FacetChoice[] {
  const state = stateOf(asked)
  const isNear = ({ value }: FacetChoice) => state !== undefined && stateOf(value) === state
  const others = places.filter(({ value }) => value !== asked)
  return [...others.filter(isNear), ...others.filter((place) => !isNear(place))]
}

function stateOf(place: string) {
  return place.split(', ')[1]
}
