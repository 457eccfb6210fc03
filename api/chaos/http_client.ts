import { randomUUID } from 'node:crypto'

const TRIES = 400

/** What an address answered, with the body of a 2xx. */
export type Answer = { status: number; body: any; cookie: string | null }

/** Somebody with a session who tries again, at another node, for as long as nobody answers. */
export class HttpClient {
  #cookie = ''
  id = ''
  /** Answers of 500 and above, and connections that broke. */
  static broken = { answers: 0, connections: 0 }

  constructor(private addresses: string[]) {}

  get cookie(): string {
    return this.#cookie
  }

  /** Signs up and keeps the session. */
  async join(fullName: string): Promise<this> {
    const username = `m${randomUUID().slice(0, 12)}`
    const account = { username, fullName, email: `${username}@example.in` }
    const { body, cookie } = await this.insist('POST', '/api/register', {
      ...account,
      password: 'chai-and-samosa',
    })
    this.id = body.id
    this.#cookie = cookie!
    return this
  }

  /** Asks until there is an answer below 500; anything but success is an error. */
  async insist(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const address = this.addresses[attempt % this.addresses.length]!
      const answer = await this.#ask(address, method, path, body, key)
      if (answer && answer.status < 300) return answer
      if (answer && answer.status < 500) {
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.min(attempt * 20, 500)))
    }
    throw new Error(`${method} ${path}: nobody answered`)
  }

  async #ask(
    address: string,
    method: string,
    path: string,
    body?: object,
    key?: string
  ): Promise<Answer | null> {
    try {
      const response = await fetch(address + path, {
        method,
        headers: {
          'content-type': 'application/json',
          'cookie': this.#cookie,
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      if (response.status >= 500) HttpClient.broken.answers += 1
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
