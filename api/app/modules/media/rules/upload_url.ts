import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

const PATH = '/api/uploads'

/** The upload URL of one upload, with a signature that only this server can make. */
export function uploadUrlFor(id: string): string {
  return `${PATH}/${id}?signature=${sign(id)}`
}

/** Returns whether the signature of an upload URL is valid for this upload. */
export function isSignedFor(id: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(id))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** The upload id in an upload URL without its query string; null for any other text. */
export function uploadIdOf(url: string): string | null {
  return url.startsWith(`${PATH}/`) ? url.slice(PATH.length + 1) : null
}

function sign(id: string): string {
  return createHmac('sha256', env.get('APP_KEY').release())
    .update(`upload ${id}`)
    .digest('base64url')
}
