/** A place in a row of `count` that has no ends: after the last comes the first. */
export function wrapIndex(index: number, count: number) {
  return count > 0 ? ((index % count) + count) % count : 0
}
