import { randomUUID } from 'node:crypto'

const MAX_ATTEMPTS = 400

/** The response of a node, with its JSON body if it has one. */
export type HttpResult = { status: number; body: any; cookie: string | null }

/** An HTTP client with a session that retries at other nodes until one responds. */
export class HttpClient {
  #cookie = ''
  id = ''
  /** The number of responses with status 5xx and of broken connections. */
  static broken = { responses: 0, connections: 0 }

  constructor(private urls: string[]) {}

  get cookie(): string {
    return this.#cookie
  }

  /** Signs up and stores the session cookie. */
  async join(fullName: string): Promise<this> {
    const username = `m${randomUUID().slice(0, 12)}`
    const account = { username, fullName, email: `${username}@example.in` }
    const { body, cookie } = await this.sendUntilAcknowledged('POST', '/api/register', {
      ...account,
      password: 'chai-and-samosa',
    })
    this.id = body.id
    this.#cookie = cookie!
    return this
  }

  /** Retries until a response below 500. Throws unless its status is below 300. */
  async sendUntilAcknowledged(
    method: string,
    path: string,
    body?: object,
    key?: string
  ): Promise<HttpResult> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const url = this.urls[attempt % this.urls.length]!
      const result = await this.#send(url, method, path, body, key)
      if (result && result.status < 300) return result
      if (result && result.status < 500) {
        throw new Error(`${method} ${path}: ${result.status} ${JSON.stringify(result.body)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.min(attempt * 20, 500)))
    }
    throw new Error(`${method} ${path}: no node responded`)
  }

  async #send(
    url: string,
    method: string,
    path: string,
    body?: object,
    key?: string
  ): Promise<HttpResult | null> {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          'cookie': this.#cookie,
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      if (response.status >= 500) HttpClient.broken.responses += 1
      const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0])
      return {
        status: response.status,
        body: await response.json().catch(() => null),
        cookie: cookies.join('; ') || null,
      }
    } catch {
      HttpClient.broken.connections += 1
      return null
    }
  }
}
