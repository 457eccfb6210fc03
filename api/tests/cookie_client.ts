import { site } from '#tests/site'

/** A browser that wanders between sites: it keeps each one's cookies and follows where it is sent. */
export class CookieClient {
  #cookies = new Map<string, Map<string, string>>()

  /** The cookie that this house would be sent. */
  get cookie(): string {
    return this.#cookieFor(new URL(site()).origin)
  }

  /** Asks for one address, or posts a form to it. */
  async visit(address: string, form?: Record<string, string>): Promise<Response> {
    const { origin } = new URL(address)
    const response = await fetch(address, {
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

  /** Follows where it is sent until an address that `isEnd` knows; returns that address without asking for it. */
  async follow(
    address: string,
    isEnd: (address: string) => boolean,
    form?: Record<string, string>
  ): Promise<string> {
    let next = address
    let sent = form
    for (let step = 0; step < 20 && (sent || !isEnd(next)); step++) {
      const response = await this.visit(next, sent)
      sent = undefined
      const location = response.headers.get('location')
      if (!location) throw new Error(`${next} leads nowhere: ${response.status}`)
      next = new URL(location, next).href
    }
    return next
  }

  #cookieFor(origin: string): string {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
