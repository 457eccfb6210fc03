import { CookieJar } from 'tough-cookie'

/** An HTTP client that stores cookies, as a browser does, and follows no redirect. */
export class HttpClient {
  #jar = new CookieJar()

  /** The Cookie header for a URL. */
  cookieFor(url: string): string {
    return this.#jar.getCookieStringSync(url)
  }

  async fetch(url: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const sent = new Headers(headers)
    sent.set('cookie', this.cookieFor(url))
    const response = await fetch(url, { redirect: 'manual', ...init, headers: sent })
    for (const cookie of response.headers.getSetCookie()) this.#jar.setCookieSync(cookie, url)
    return response
  }

  /** Sends a request with a JSON body. */
  send(
    method: string,
    url: string,
    body?: object,
    { headers, ...init }: RequestInit = {}
  ): Promise<Response> {
    const sent = new Headers(headers)
    sent.set('content-type', 'application/json')
    return this.fetch(url, { ...init, method, headers: sent, body: body && JSON.stringify(body) })
  }
}
