/** More rows than anyone scrolls through only slow the list down; typing narrows it. */
const SHOWN = 100

/** The options that hold the typed text, those that begin with it first. */
export function matchingOptions(options: readonly string[], search: string) {
  const typed = search.trim().toLowerCase()
  if (!typed) return options.slice(0, SHOWN)
  const holding = options.filter((option) => option.toLowerCase().includes(typed))
  const beginning = holding.filter((option) => option.toLowerCase().startsWith(typed))
  return [...new Set([...beginning, ...holding])].slice(0, SHOWN)
}
