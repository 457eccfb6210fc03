import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'

type Headers = Record<string, unknown>
type Reply = { status: number; headers: Headers; body: string }

const ERROR = '/components/schemas/ErrorResponse'
const DOCUMENTATION = new Set(['/api/openapi.json', '/api/docs'])

const document = JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8'))
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(document, 'api')

let complaints: string[] = []

/** From now on every reply of `/api`, whoever asked for it and how, is held against the document. */
export function checkResponses(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request
    if (!url.startsWith('/api/')) return
    const chunks: Buffer[] = []
    const { write, end, writeHead } = response
    let headers: Headers = {}
    response.writeHead = (...given: unknown[]) => {
      headers = given.find((each): each is Headers => typeof each === 'object') ?? {}
      return writeHead.apply(response, given as never)
    }
    response.write = (...given: unknown[]) => {
      keep(chunks, given[0])
      return write.apply(response, given as never)
    }
    response.end = (...given: unknown[]) => {
      keep(chunks, given[0])
      const sent = { status: response.statusCode, headers, body: Buffer.concat(chunks).toString() }
      const complaint = complaintAbout(method, url, sent)
      if (complaint) complaints.push(`${method} ${url.slice(0, 200)}: ${complaint}`)
      return end.apply(response, given as never)
    }
  })
}

/** Throws when a reply since the last time was not as documented. */
export function failOnUndocumentedResponses(): void {
  const [first, ...others] = complaints
  complaints = []
  if (first) throw new Error(`${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`)
}

function keep(chunks: Buffer[], chunk: unknown): void {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
}

function complaintAbout(method: string, url: string, sent: Reply): string | null {
  const call = documentedCall(method === 'HEAD' ? 'GET' : method, url.split('?', 1)[0]!)
  if (call === 'documentation') return null
  const { status, headers } = sent
  if (!call) return status === 404 || status === 403 ? bodyComplaint(ERROR, sent) : `${status}?`
  const place = `${call}/responses/${status}`
  if (!at(place)) return `${status} is not documented`
  const saysWhen = status === 429 || status === 503
  if (saysWhen && !headers['retry-after']) return `${status} without Retry-After`
  const schema = `${place}/content/application~1json/schema`
  if (at(schema)) return method === 'HEAD' ? null : bodyComplaint(schema, sent)
  return status === 204 && sent.body ? `204 with a body: ${sent.body}` : null
}

function bodyComplaint(schema: string, { headers, body }: Reply): string | null {
  if (!String(headers['content-type']).startsWith('application/json')) return `not JSON: ${body}`
  const validate = ajv.getSchema(`api#${encodeURI(schema)}`)!
  return validate(JSON.parse(body)) ? null : `${ajv.errorsText(validate.errors)} in ${body}`
}

/** The place of a call in the document, as a JSON pointer. */
function documentedCall(method: string, path: string): string | null | 'documentation' {
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
  const step = (place: any, name: string) => place?.[name.replaceAll('~1', '/')]
  return steps.reduce(step, document)
}
