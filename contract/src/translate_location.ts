/** Translates the parts of a location such as 'Pune, Maharashtra'; one with an unknown part stays unchanged. */
export function translateLocation(location: string, names: ReadonlyMap<string, string>): string {
  const parts = location.split(', ').map((name) => names.get(name))
  return parts.includes(undefined) ? location : parts.join(', ')
}
