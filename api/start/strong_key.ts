import { Env } from '@adonisjs/core/env'

const MIN_LENGTH = 32
/** A random hexadecimal key has about sixteen distinct characters; a repeated pattern has fewer. */
const MIN_DISTINCT_CHARACTERS = 10
/** Placeholders of examples and common weak keys. */
const EXAMPLE =
  /change.?me|example|placeholder|password|secret|default|saajha|your.?(app|document)?.?key|(app|document).?key|random.?(text|string)|qwerty|1234567|abcdefg/i

const secret = Env.schema.secret()

/** Validates a secret key. In production a weak or well-known key throws, with a command that generates a good one. */
export function strongKey(name: string, value?: string) {
  const key = secret(name, value)
  const fault = process.env.NODE_ENV === 'production' ? faultOf(key.release()) : null
  if (fault) throw new Error(`${name} ${fault}; make one with: openssl rand -base64 32`)
  return key
}

function faultOf(key: string): string | null {
  if (key.length < MIN_LENGTH) return `is shorter than ${MIN_LENGTH} characters`
  if (new Set(key).size < MIN_DISTINCT_CHARACTERS || isRepetition(key)) return 'repeats itself'
  if (EXAMPLE.test(key)) return 'looks like a well-known example'
  const { APP_KEY, DOCUMENT_KEY } = process.env
  return APP_KEY === DOCUMENT_KEY ? 'is the same as the other key' : null
}

function isRepetition(key: string): boolean {
  return (key + key).indexOf(key, 1) < key.length
}
