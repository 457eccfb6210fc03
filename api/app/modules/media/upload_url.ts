import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

const PATH = '/api/uploads'

/** The address that takes the bytes of one upload: only this server can have made its signature. */
export function uploadUrlFor(id: string): string {
  return `${PATH}/${id}?signature=${sign(id)}`
}

/** Whether the signature of an upload address was made for this upload. */
export function isSignedFor(id: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(id))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The upload that an address without its query string stands for, or null for any other text. */
export function uploadOfUrl(address: string): string | null {
  return address.startsWith(`${PATH}/`) ? address.slice(PATH.length + 1) : null
}

function sign(id: string): string {
  return createHmac('sha256', env.get('APP_KEY').release())
    .update(`upload ${id}`)
    .digest('base64url')
}
