import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { TestProject } from 'vitest/node'
import type { StubbedResponse } from './record_stub.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the responses with which tests stubbed the API. */
    stubs: string
  }
}

/** Fails the run if a test stubs a call that the OpenAPI document lacks, or responds with a body that breaks its schema. */
export default function checkStubs(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'saajha-stubs-'))
  project.provide('stubs', folder)
  return () => {
    const stubs = readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
    )
    rmSync(folder, { recursive: true })
    const faults = findFaults(
      [...new Set(stubs)].map((line) => JSON.parse(line) as StubbedResponse)
    )
    if (faults.length > 0)
      throw new Error(
        `${faults.length} stubbed responses break api/openapi.json:\n${faults.join('\n')}`
      )
  }
}

type Operation = { responses: Record<string, { content?: Record<string, unknown> }> }

function findFaults(stubs: StubbedResponse[]): string[] {
  // Vitest runs in the folder of the web.
  const text = readFileSync('../api/openapi.json', 'utf8')
  const document = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // Fixtures have short ids.
  ajv.addFormat('uuid', true)
  ajv.addSchema(document, 'api')
  const paths = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

  return stubs.flatMap(({ test, method, url, body }) => {
    const name = `${test}: ${method} ${url}`
    const { pathname } = new URL(url, 'http://saajha.example')
    const found = paths.filter(({ pattern }) => pattern.test(pathname))
    const path = found.find((each) => each.path === pathname) ?? found[0]
    const operation = path && document.paths[path.path]?.[method.toLowerCase()]
    if (!operation) return [`${name} is no call of the API`]
    // A web app reads of errors what all of them have, and any call may fail on the way.
    if (body === undefined) return []
    const [code, response] = Object.entries(operation.responses).find(([each]) => each < '300')!
    if (!response.content?.['application/json']) return [`${name} has no body`]
    const pointer = ['paths', path.path, method.toLowerCase(), 'responses', code]
      .concat('content', 'application/json', 'schema')
      .map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1')))
      .join('/')
    const validate = ajv.getSchema(`api#/${pointer}`)!
    return validate(body) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`]
  })
}
