import type { Language } from './language.ts'

/** `GET /api/push/key`: the key with which a browser subscribes, in base64url; null if the server sends no pushes. */
export type PushKey = { key: string | null }

/** The content of a push. The service worker shows it as a notification. */
export type PushMessage = {
  title: string
  body: string
  /** The language of both texts. */
  language: Language
  /** The page that a click opens: a path of this site. */
  path: string
  /** A notification replaces the one before it that has the same tag. */
  tag: string
}
