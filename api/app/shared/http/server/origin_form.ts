/** The path and query of a request's target, also where a client sends a whole URL; null where it is neither. */
export function originForm(target: string): string | null {
  if (target.startsWith('/') || target === '*') return target
  const url = URL.parse(target)
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : null
}
