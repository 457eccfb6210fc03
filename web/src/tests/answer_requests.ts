import { vi } from 'vitest'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }
type Answers = Record<string, Answer | ((request: RequestInit) => Answer | Promise<Answer>)>

/**
 * Answers the app's requests, keyed `GET /api/items` (a query string is part of the key).
 * What is not listed is a 404; nobody is signed in unless `GET /api/auth/user` says so.
 */
export function answerRequests(answers: Answers = {}) {
  const all: Answers = {
    'GET /api/auth/user': { status: 401, body: { message: 'No' } },
    ...answers,
  }

  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    const answer = all[`${init.method ?? 'GET'} ${path}`] ?? { status: 404 }
    const {
      status = 200,
      body,
      headers,
    } = typeof answer === 'function' ? await answer(init) : answer
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
  })
}
