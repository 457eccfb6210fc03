import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'

type Headers = Record<string, unknown>
type SentResponse = { status: number; headers: Headers; body: string }

const ERROR = '/components/schemas/ErrorResponse'
const DOCUMENTATION = new Set(['/api/openapi.json', '/api/docs'])

const document = JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8'))
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(document, 'api')

let violations: string[] = []

/** Checks every further response of `/api` against the OpenAPI document. */
export function checkResponses(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request
    if (!url.startsWith('/api/')) return
    const chunks: Buffer[] = []
    const { write, end, writeHead } = response
    let headers: Headers = {}
    response.writeHead = (...args: unknown[]) => {
      headers = args.find((each): each is Headers => typeof each === 'object') ?? {}
      return writeHead.apply(response, args as never)
    }
    response.write = (...args: unknown[]) => {
      keep(chunks, args[0])
      return write.apply(response, args as never)
    }
    response.end = (...args: unknown[]) => {
      keep(chunks, args[0])
      const sent = { status: response.statusCode, headers, body: Buffer.concat(chunks).toString() }
      const violation = violationOf(method, url, sent)
      if (violation) violations.push(`${method} ${url.slice(0, 200)}: ${violation}`)
      return end.apply(response, args as never)
    }
  })
}

/** Throws if a response since the last call was undocumented. */
export function failOnUndocumentedResponses(): void {
  const [first, ...others] = violations
  violations = []
  if (first) throw new Error(`${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`)
}

function keep(chunks: Buffer[], chunk: unknown): void {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
}

function violationOf(method: string, url: string, sent: SentResponse): string | null {
  const call = documentedCall(method === 'HEAD' ? 'GET' : method, url.split('?', 1)[0]!)
  if (call === 'documentation') return null
  const { status, headers } = sent
  if (!call) return status === 404 || status === 403 ? bodyViolation(ERROR, sent) : `${status}?`
  const pointer = `${call}/responses/${status}`
  if (!at(pointer)) return `${status} is not documented`
  const needsRetryAfter = status === 429 || status === 503
  if (needsRetryAfter && !headers['retry-after']) return `${status} without Retry-After`
  const schema = `${pointer}/content/application~1json/schema`
  if (at(schema) && method !== 'HEAD')
    return bodyViolation(schema, sent) ?? codeViolation(pointer, sent)
  return status === 204 && sent.body ? `204 with a body: ${sent.body}` : null
}

function bodyViolation(schema: string, { headers, body }: SentResponse): string | null {
  if (!String(headers['content-type']).startsWith('application/json')) return `not JSON: ${body}`
  const validate = ajv.getSchema(`api#${encodeURI(schema)}`)!
  return validate(JSON.parse(body)) ? null : `${ajv.errorsText(validate.errors)} in ${body}`
}

/** Whether a call's documentation lists the code of an error. Validations and rate limits have too many codes to list. */
function codeViolation(pointer: string, { status, body }: SentResponse): string | null {
  if (status < 400 || status === 422 || status === 429) return null
  const { code } = JSON.parse(body)
  const { description } = at(pointer) as { description: string }
  return description.includes(`\`${code}\``) ? null : `${status} ${code} is not documented`
}

/** The JSON pointer of a call in the document. */
function documentedCall(method: string, path: string): string | null {
  const match = router.match(path, method, false)
  if (!match?.route.pattern.startsWith('/api/')) return null
  const { pattern } = match.route
  if (DOCUMENTATION.has(pattern)) return 'documentation'
  const filled = Object.values(match.params).some((value) => value !== undefined)
  const whole = filled ? pattern : pattern.replace(/\/:\w+\?$/, '')
  const name = whole.replace(/:(\w+)\??/g, '{$1}').replaceAll('/', '~1')
  return `/paths/${name}/${method.toLowerCase()}`
}

function at(pointer: string): unknown {
  const steps = pointer.split('/').slice(1)
  const step = (value: any, name: string) => value?.[name.replaceAll('~1', '/')]
  return steps.reduce(step, document)
}
