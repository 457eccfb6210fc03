/** The product name, unless configured otherwise. */
const DEFAULT_PRODUCT_NAME = 'Saajha'
const DEFAULT_NAME_IN_HINDI = 'साझा'

/** The configured product name, trimmed; the default if it is missing or blank. */
export function productName(configured: string | undefined): string {
  return configured?.trim() || DEFAULT_PRODUCT_NAME
}

/** The ways in which the configured product name is written: the default one also in Hindi. */
export function productNames(configured: string | undefined): string[] {
  const name = productName(configured)
  return name === DEFAULT_PRODUCT_NAME ? [name, DEFAULT_NAME_IN_HINDI] : [name]
}

/** Replaces the default product name in an HTML page by another one, HTML-escaped. */
export function replaceNameInHtml(page: string, name: string): string {
  const escaped = name.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return page.replaceAll(DEFAULT_PRODUCT_NAME, () => escaped)
}

/** Replaces the default product name in a JSON text by another one, JSON-escaped. */
export function replaceNameInJson(json: string, name: string): string {
  const escaped = JSON.stringify(name).slice(1, -1)
  return json.replaceAll(DEFAULT_PRODUCT_NAME, () => escaped)
}
