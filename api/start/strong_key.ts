import { Env } from '@adonisjs/core/env'

const SHORTEST = 32
/** Sixteen signs make up a random key in hexadecimal; what people type over and over has fewer. */
const FEWEST_SIGNS = 10
/** What stands in examples, and what people put in their place. */
const EXAMPLE =
  /change.?me|example|placeholder|password|secret|default|saajha|your.?(app|document)?.?key|(app|document).?key|random.?(text|string)|qwerty|1234567|abcdefg/i

const secret = Env.schema.secret()

/** A rule for a key that protects something: in production a weak or well-known one is refused, with the way to a good one. */
export function strongKey(name: string, value?: string) {
  const key = secret(name, value)
  const fault = process.env.NODE_ENV === 'production' ? faultOf(key.release()) : null
  if (fault) throw new Error(`${name} ${fault}; make one with: openssl rand -base64 32`)
  return key
}

function faultOf(key: string): string | null {
  if (key.length < SHORTEST) return `is shorter than ${SHORTEST} characters`
  if (new Set(key).size < FEWEST_SIGNS || isRepetition(key)) return 'repeats itself'
  if (EXAMPLE.test(key)) return 'looks like an example that everybody knows'
  const { APP_KEY, DOCUMENT_KEY } = process.env
  return APP_KEY === DOCUMENT_KEY ? 'is the same as the other key' : null
}

function isRepetition(key: string): boolean {
  return (key + key).indexOf(key, 1) < key.length
}
