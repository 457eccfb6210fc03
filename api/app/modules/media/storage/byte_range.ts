/** A byte range of a file; both ends are inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a `Range` header (RFC 9110, 14.1.2). Returns null for no range, several ranges or an invalid header; null means the
 * whole file. Package `range-parser` finds a suffix longer than the file unsatisfiable, but it means the whole file.
 */
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
