/** The path and query of a request target in origin form or absolute form; null for any other target. */
export function originForm(target: string): string | null {
  if (target.startsWith('/') || target === '*') return target
  const url = URL.parse(target)
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : null
}
