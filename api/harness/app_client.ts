import { newAccount } from '#harness/new_account'
import { HttpClient } from '#harness/http_client'
import { randomIp } from '#harness/random_ip'

/** An HTTP client of an app that runs in a child process; throws unless the response is successful. */
export class AppClient {
  #http = new HttpClient()
  #email = ''
  /** Sent as a proxy's header, so that limits per network do not affect other tests. */
  #ip = randomIp()

  constructor(private url: string) {}

  get cookie(): string {
    return this.#http.cookieFor(this.url)
  }

  get email(): string {
    return this.#email
  }

  /** Signs up and stores the session cookie. */
  async join(fullName: string): Promise<this> {
    const account = newAccount(fullName)
    this.#email = account.email
    await this.post('/api/register', account)
    return this
  }

  /** Signs in and stores the session cookie. */
  async signIn(username: string, password: string): Promise<this> {
    this.#email = (await this.post('/api/login/email', { username, password })).email
    return this
  }

  get(path: string): Promise<any> {
    return this.#send('GET', path)
  }

  post(path: string, body: object): Promise<any> {
    return this.#send('POST', path, body)
  }

  put(path: string, body: object = {}): Promise<any> {
    return this.#send('PUT', path, body)
  }

  delete(path: string): Promise<any> {
    return this.#send('DELETE', path)
  }

  /** Sends a JPEG to an upload URL. */
  async upload(path: string, bytes: Buffer): Promise<void> {
    const headers = { 'content-type': 'image/jpeg', 'x-forwarded-for': this.#ip }
    const body = new Uint8Array(bytes)
    const response = await this.#http.fetch(this.url + path, { method: 'PUT', body, headers })
    if (!response.ok) throw new Error(`PUT ${path}: ${response.status} ${await response.text()}`)
  }

  async #send(method: string, path: string, body?: object): Promise<any> {
    const headers = { 'x-forwarded-for': this.#ip }
    const response = await this.#http.send(method, this.url + path, body, { headers })
    if (response.status === 204) return null
    if (response.ok) return response.json()
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  }
}
