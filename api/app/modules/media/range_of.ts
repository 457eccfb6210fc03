/** The bytes, first and last included, that a `Range` header asks for; null to send all, as for what is not understood. */
export function rangeOf(
  header: string | undefined,
  size: number
): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start <= end ? { start, end } : null
}
