type Normalize = (text: string) => string

/** Parses a text by a normalization of the contract; a value that is no text is left to the rules. */
export function normalized(normalize: Normalize): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' ? normalize(value) : value)
}

/** The same for a field that may be left out: an empty result counts as none, as an empty text of a body does. */
export function normalizedOrNull(normalize: Normalize): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' ? normalize(value) || null : value)
}
