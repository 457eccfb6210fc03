import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** A call of the API, and the body with which a test responds. */
export type StubbedResponse = {
  test: string
  method: string
  url: string
  /** The body of a successful response; a call that the test does not stub has none. */
  body?: unknown
}

const recorded = new Set<string>()

/** Records a stubbed response, once a file, for the check against the OpenAPI document at the end of the run. */
export function recordStub(response: Omit<StubbedResponse, 'test'>): void {
  if (!response.url.startsWith('/api/')) return
  const text = JSON.stringify(response)
  if (recorded.has(text)) return
  recorded.add(text)
  const { testPath } = expect.getState()
  const line = JSON.stringify({ test: testPath?.split('/src/')[1], ...response })
  appendFileSync(join(inject('stubs'), String(process.pid)), `${line}\n`)
}
