/** What the product is called where nobody gave it another name. */
export const DEFAULT_PRODUCT_NAME = 'Saajha'

/** The name that was given, if it says anything. */
export function productName(given: string | undefined): string {
  return given?.trim() || DEFAULT_PRODUCT_NAME
}

/** The web's page (HTML), which is built with the default name, under another one. */
export function pageNamed(page: string, name: string): string {
  const escaped = name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return page.replaceAll(DEFAULT_PRODUCT_NAME, () => escaped)
}

/** The same of a JSON text. */
export function jsonNamed(json: string, name: string): string {
  const escaped = JSON.stringify(name).slice(1, -1)
  return json.replaceAll(DEFAULT_PRODUCT_NAME, () => escaped)
}
