import { Html } from '#shared/http/html'

/** JSON as a script element may hold it: no text in it can end the element or begin another one. */
export function jsonInPage(json: string): Html {
  return new Html(json.replace(/[<>&\u2028\u2029]/g, escaped))
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
