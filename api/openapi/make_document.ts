import { readFileSync } from 'node:fs'
import type { Router } from '@adonisjs/core/http'
import { apiCalls } from '#openapi/api_calls'
import { describeCall, type Operation } from '#openapi/describe_call'
import { onlyNeeded, responseSchemas } from '#openapi/response_schemas'
import { SourceCode } from '#openapi/source_code'

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
) as { version: string }

const ABOUT = `Rent anything, anywhere. Replies and bodies are JSON; dates are ISO 8601 in UTC, money is a decimal string with two digits.

Whoever signs up or in gets a session cookie, and is known by it alone: what a body says of owners, senders or roles is accepted and ignored. Writes from pages of other sites are refused.

Every refusal is \`{ "message", "errors"? }\`: a sentence for people, and the field each sentence is about.`

/** The OpenAPI document of this very code: its routes, validators, reply types, refusals and doc comments. */
export async function makeDocument(router: Router) {
  const code = new SourceCode()
  const paths: Record<string, Record<string, Operation>> = {}
  const modules = new Set<string>()
  for (const call of apiCalls(router)) {
    modules.add(call.module)
    for (const path of call.paths) {
      paths[path] = { ...paths[path], [call.method]: await describeCall(code, call, path) }
    }
  }
  const used = JSON.stringify(paths).matchAll(/schemas\/(\w+)"/g)
  return {
    openapi: '3.1.1',
    info: { title: 'Saajha', version, description: ABOUT },
    tags: [...modules].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'saajha_session',
          description: 'Set by `POST /api/register` and `POST /api/login/email`.',
        },
      },
      schemas: onlyNeeded(
        responseSchemas(),
        [...used].map(([, name]) => name!)
      ),
    },
  }
}
