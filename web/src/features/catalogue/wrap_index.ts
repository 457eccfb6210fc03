/** Wraps an index into the range of 0 to `count` - 1. */
export function wrapIndex(index: number, count: number) {
  return count > 0 ? ((index % count) + count) % count : 0
}
