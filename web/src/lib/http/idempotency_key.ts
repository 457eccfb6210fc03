/**
 * An `Idempotency-Key` for one message or one listing, which a retry sends again. Has a fallback, since `randomUUID` is missing on
 * insecure origins such as a LAN IP.
 */
export function newIdempotencyKey() {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
