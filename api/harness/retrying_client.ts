import { setTimeout as delay } from 'node:timers/promises'
import { HttpClient } from '#harness/http_client'
import { newAccount } from '#harness/new_account'

const MAX_ATTEMPTS = 400

/** An HTTP client with a session that retries at other nodes until one responds. */
export class RetryingClient {
  #http = new HttpClient()
  id = ''
  /** The number of responses with status 5xx and of broken connections. */
  static broken = { responses: 0, connections: 0 }

  constructor(private urls: string[]) {}

  /** The session cookie. All nodes accept it. */
  get cookie(): string {
    return this.#http.cookieFor(this.urls[0]!)
  }

  /** Signs up and stores the session cookie. */
  async join(fullName: string): Promise<this> {
    // Each attempt with its own name: one whose response was lost may have taken it.
    const account = () => newAccount(fullName)
    const { id } = await this.sendUntilAcknowledged('POST', '/api/register', account)
    this.id = id
    return this
  }

  /**
   * Retries until a response below 500 and returns its JSON body. A function as `body` makes the body of each attempt. Throws
   * unless the status is below 300.
   */
  async sendUntilAcknowledged(
    method: string,
    path: string,
    body?: object | (() => object),
    key?: string
  ): Promise<any> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const url = this.urls[attempt % this.urls.length]!
      const sent = typeof body === 'function' ? (body as () => object)() : body
      const result = await this.#send(url, method, path, sent, key)
      if (result && result.status < 300) return result.body
      if (result && result.status < 500) {
        throw new Error(`${method} ${path}: ${result.status} ${JSON.stringify(result.body)}`)
      }
      await delay(50 + Math.min(attempt * 20, 500))
    }
    throw new Error(`${method} ${path}: no node responded`)
  }

  async #send(url: string, method: string, path: string, body?: object, key?: string) {
    try {
      const response = await this.#http.send(method, url + path, body, {
        headers: key ? { 'idempotency-key': key } : {},
        signal: AbortSignal.timeout(30_000),
      })
      if (response.status >= 500) RetryingClient.broken.responses += 1
      return { status: response.status, body: await response.json().catch(() => null) }
    } catch {
      RetryingClient.broken.connections += 1
      return null
    }
  }
}
