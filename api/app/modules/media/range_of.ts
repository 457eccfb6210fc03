/** What a `Range` header asks for: bytes, first and last included, or what is not there. */
export type AskedRange = { start: number; end: number } | 'unsatisfiable'

/** The one range that a header asks for; null to send all, as for none, several, or what is not understood. */
export function rangeOf(header: string | undefined, size: number): AskedRange | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (first && last && Number(last) < Number(first)) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start < size ? { start, end } : 'unsatisfiable'
}
