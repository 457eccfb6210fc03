/** A `mailto:` link to one address and nothing else: its `?`, `&` and blanks are encoded, the `@` stays (RFC 6068). */
export function mailLink(email: string) {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`
}
