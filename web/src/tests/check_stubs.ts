import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { stubFault } from './openapi_document.ts'
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
    const faults = new Set(
      [...new Set(stubs)].flatMap((line) => {
        const { test, ...stub } = JSON.parse(line) as StubbedResponse
        const fault = stubFault(stub)
        return fault ? [`${test}: ${fault}`] : []
      })
    )
    if (faults.size > 0)
      throw new Error(
        `${faults.size} stubbed responses break api/openapi.json:\n${[...faults].join('\n')}`
      )
  }
}
