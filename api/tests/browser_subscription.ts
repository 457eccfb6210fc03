import { createECDH, randomBytes, type ECDH } from 'node:crypto'

/** A browser's subscription in the form of the API. */
export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** The secrets with which a browser decrypts its pushes. */
export type BrowserSecrets = { curve: ECDH; auth: Buffer }

/** Creates a subscription as the browser of this push service does. */
export function subscribeBrowser(service = 'https://fcm.googleapis.com/fcm/send/'): {
  subscription: BrowserSubscription
  secrets: BrowserSecrets
} {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: service + randomBytes(24).toString('base64url'),
      keys: { p256dh, auth: auth.toString('base64url') },
    },
    secrets: { curve, auth },
  }
}

/** The subscription of a new browser. */
export function newSubscription(service?: string): BrowserSubscription {
  return subscribeBrowser(service).subscription
}
