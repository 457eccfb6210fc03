import { readFileSync } from 'node:fs'
import type { Router } from '@adonisjs/core/http'
import { apiCalls } from '#openapi/api_calls'
import { describeCall, type Operation } from '#openapi/describe_call'
import { onlyNeeded, responseSchemas } from '#openapi/response_schemas'
import { SourceCode } from '#openapi/source_code'

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
) as { version: string }

const ABOUT = `Rent anything, anywhere. Responses and request bodies are JSON; dates are ISO 8601 in UTC, money is a decimal string with two digits.

Signing up or in sets a session cookie, which alone identifies the member: fields for owners, senders or roles in a body are accepted and ignored. Writes from pages of other sites are rejected.

Every error is \`{ "code", "message", "params"?, "errors"? }\`: a code with the parameters of its message, a message for the user, and the same for each invalid field. A client that translates messages does so by their codes.`

/** Generates the OpenAPI document from the code: its routes, validators, response types, errors and doc comments. */
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
