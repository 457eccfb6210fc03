/** A `mailto:` link to one email: `?`, `&` and blanks are encoded, the `@` is not (RFC 6068). */
export function mailLink(email: string) {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`
}
