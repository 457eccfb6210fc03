import { randomUUID } from 'node:crypto'
import { SESSION_COOKIE } from '#config/session'
import { randomIp } from '#tests/member'

/** An HTTP client of an app that runs in a child process. */
export class Visitor {
  #cookie = ''
  #email = ''
  /** A random IP, so that limits per network do not affect other tests. */
  #ip = randomIp()

  constructor(private url: string) {}

  get cookie(): string {
    return this.#cookie
  }

  get email(): string {
    return this.#email
  }

  /** Signs up and stores the session cookie. */
  async join(fullName: string): Promise<this> {
    const username = `m${randomUUID().slice(0, 8)}`
    this.#email = `${username}@example.in`
    const response = await this.#ask('POST', '/api/register', {
      username,
      email: this.#email,
      fullName,
      password: 'chai-and-samosa',
    })
    const cookies = response.headers.getSetCookie()
    this.#cookie = cookies.find((each) => each.startsWith(SESSION_COOKIE))!.split(';')[0]!
    return this
  }

  async get(path: string): Promise<any> {
    return (await this.#ask('GET', path)).json()
  }

  async post(path: string, body: object): Promise<any> {
    return (await this.#ask('POST', path, body)).json()
  }

  async put(path: string, body: object = {}): Promise<any> {
    return (await this.#ask('PUT', path, body)).json()
  }

  async #ask(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'cookie': this.#cookie,
        'x-forwarded-for': this.#ip,
      },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    }
    return response
  }
}

/** A valid listing. */
export const BICYCLE = {
  title: 'Hero Sprint bicycle',
  description: 'With a basket and a lock.',
  price: '80',
  priceUnit: 'day',
  isNegotiable: false,
  categoryId: 'cycle',
  location: 'Pune, Maharashtra',
}
