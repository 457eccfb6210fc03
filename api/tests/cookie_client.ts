import { HttpClient } from '#harness/http_client'
import { site } from '#tests/site'

/** A browser without pages: an HTTP client that follows redirects across origins. */
export class CookieClient {
  #http = new HttpClient()

  /** The Cookie header for the app under test. */
  get cookie(): string {
    return this.#http.cookieFor(site('/'))
  }

  /** Sends a GET, or a POST with a form. */
  visit(url: string, form?: Record<string, string>): Promise<Response> {
    return this.#http.fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
    })
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
}
