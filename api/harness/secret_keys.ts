import { randomBytes } from 'node:crypto'

const randomKey = () => randomBytes(32).toString('base64')

/** The secret keys of every app that this process starts, as environment settings. */
export const SECRET_KEYS = { APP_KEY: randomKey(), DOCUMENT_KEY: randomKey() }
