import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { StubbedResponse } from './record_stub.ts'

type Operation = { responses: Record<string, { content?: Record<string, unknown> }> }

// Vitest runs in the folder of the web.
const document = JSON.parse(readFileSync('../api/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
// Fixtures have short ids.
ajv.addFormat('uuid', true)
ajv.addSchema(document, 'api')

const PATHS = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** What in a body breaks the schema at a path of keys in the OpenAPI document; null if nothing does. */
export function schemaFault(keys: string[], body: unknown): string | null {
  const pointer = keys
    .map((key) => encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1')))
    .join('/')
  const validate = ajv.getSchema(`api#/${pointer}`)!
  return validate(body) ? null : ajv.errorsText(validate.errors)
}

/** What is wrong with a stubbed response: the document lacks the call, or its body breaks the schema; null if nothing is. */
export function stubFault({ method, url, body }: Omit<StubbedResponse, 'test'>): string | null {
  const name = `${method} ${url}`
  const { pathname } = new URL(url, 'http://saajha.example')
  const found = PATHS.filter(({ pattern }) => pattern.test(pathname))
  const path = (found.find((each) => each.path === pathname) ?? found[0])?.path
  const operation = path && document.paths[path]![method.toLowerCase()]
  if (!operation) return `${name} is no call of the API`
  // A web app reads of errors what all of them have, and any call may fail on the way.
  if (body === undefined) return null
  const [code, response] = Object.entries(operation.responses).find(([each]) => each < '300')!
  if (!response.content?.['application/json']) return `${name} has no body`
  const keys = ['paths', path, method.toLowerCase(), 'responses', code]
  const fault = schemaFault([...keys, 'content', 'application/json', 'schema'], body)
  return fault && `${name}: ${fault}`
}
