import { Html } from '#shared/http/html'

/** Escapes JSON for a script element, so that no text in it can end the element or open another one. */
export function jsonInPage(json: string): Html {
  return new Html(json.replace(/[<>&\u2028\u2029]/g, escaped))
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
