import { createECDH } from 'node:crypto'
import { Secret } from '@adonisjs/core/helpers'

const HINT = 'make both with: npx web-push generate-vapid-keys'

/** Validates the public key of Web Push. It requires the private key that it belongs to. */
export function vapidPublicKey(name: string, value?: string): string | undefined {
  const { VAPID_PRIVATE_KEY } = process.env
  if (!value) {
    if (VAPID_PRIVATE_KEY) throw new Error(`${name} is missing beside VAPID_PRIVATE_KEY; ${HINT}`)
    return undefined
  }
  if (!VAPID_PRIVATE_KEY) throw new Error(`${name} needs VAPID_PRIVATE_KEY; ${HINT}`)
  if (isPrivateKey(VAPID_PRIVATE_KEY) && publicKeyOf(VAPID_PRIVATE_KEY) !== value)
    throw new Error(`${name} does not belong to VAPID_PRIVATE_KEY; ${HINT}`)
  return value
}

/** Validates the private key of Web Push, a number of the curve P-256 as 32 bytes in base64url. */
export function vapidPrivateKey(name: string, value?: string): Secret<string> | undefined {
  if (!value) return undefined
  if (!isPrivateKey(value)) throw new Error(`${name} is no key of 32 bytes in base64url; ${HINT}`)
  return new Secret(value)
}

/** The public key of a private one, both in base64url. Throws for a text that is no private key. */
export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url')
}

function isPrivateKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false
  try {
    return publicKeyOf(text) !== ''
  } catch {
    return false
  }
}
