import { site } from '#tests/site'

/** An HTTP client that stores cookies per origin and follows redirects across origins. */
export class CookieClient {
  #cookies = new Map<string, Map<string, string>>()

  /** The Cookie header for the app under test. */
  get cookie(): string {
    return this.#cookieFor(new URL(site()).origin)
  }

  /** Sends a GET, or a POST with a form. */
  async visit(url: string, form?: Record<string, string>): Promise<Response> {
    const { origin } = new URL(url)
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.#cookieFor(origin) },
      body: form && new URLSearchParams(form),
    })
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      if (value && !/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.set(name!, value)
      else jar.delete(name!)
    }
    this.#cookies.set(origin, jar)
    return response
  }

  /** Follows redirects until `isEnd` accepts a URL; returns that URL without requesting it. */
  async follow(
    url: string,
    isEnd: (url: string) => boolean,
    form?: Record<string, string>
  ): Promise<string> {
    let next = url
    let sent = form
    for (let step = 0; step < 20 && (sent || !isEnd(next)); step++) {
      const response = await this.visit(next, sent)
      sent = undefined
      const location = response.headers.get('location')
      if (!location) throw new Error(`${next} has no redirect: ${response.status}`)
      next = new URL(location, next).href
    }
    return next
  }

  #cookieFor(origin: string): string {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
