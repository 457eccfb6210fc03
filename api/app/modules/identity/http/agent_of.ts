import Bowser from 'bowser'

const MAX_HEADER_LENGTH = 500
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP))

/**
 * Returns the browser and operating system of a `User-Agent` header, like "Chrome on Android"; null if both are unknown. Only
 * known names, since members read them and a client can send any header.
 */
export function agentOf(header: string | undefined): string | null {
  if (!header) return null
  const { browser, os } = Bowser.parse(header.slice(0, MAX_HEADER_LENGTH))
  const known = [
    BROWSERS.has(browser.name!) && browser.name!.replace(' for Android', ''),
    SYSTEMS.has(os.name!) && os.name,
  ]
  return known.filter(Boolean).join(' on ') || null
}
