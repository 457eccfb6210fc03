import type { FacetChoice } from '@saajha/contract/item'

/** Sorts locations ('City, State') of the same state first and removes the location itself. */
export function sameStateFirst(locations: readonly FacetChoice[], location: string): FacetChoice[] {
  const state = stateOf(location)
  const isNear = ({ value }: FacetChoice) => state !== undefined && stateOf(value) === state
  const others = locations.filter(({ value }) => value !== location)
  return [...others.filter(isNear), ...others.filter((choice) => !isNear(choice))]
}

function stateOf(location: string) {
  return location.split(', ')[1]
}
