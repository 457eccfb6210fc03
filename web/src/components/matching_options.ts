/** More rows than anyone scrolls through only slow the list down; typing narrows it. */
const SHOWN = 100

export type Option = { value: string; label: string }

/** The options whose label or value holds the typed text, those that begin with it first. */
export function matchingOptions(options: readonly Option[], search: string) {
  const typed = folded(search.trim())
  if (!typed) return options.slice(0, SHOWN)
  const matching = (fits: (text: string) => boolean) =>
    options.filter(({ value, label }) => fits(folded(label)) || fits(folded(value)))
  const beginning = matching((text) => text.startsWith(typed))
  const holding = matching((text) => text.includes(typed))
  return [...new Set([...beginning, ...holding])].slice(0, SHOWN)
}

/** Without capitals, and without the dots and moons that many leave out when they type Devanagari. */
function folded(text: string) {
  return text.toLowerCase().normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
}
