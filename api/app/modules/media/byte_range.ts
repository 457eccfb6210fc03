/** Bytes of a file, first and last included. */
export type ByteRange = { start: number; end: number }

/** The one range that a `Range` header asks for; null to send all, as for none, several, or what cannot be parsed. */
export function byteRange(
  header: string | undefined,
  size: number
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (first && last && Number(last) < Number(first)) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start < size ? { start, end } : 'unsatisfiable'
}
