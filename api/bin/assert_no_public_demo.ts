import { hasMembers } from '#bin/has_members'
import { sharedSettings } from '#shared/settings'

/** A public site would get the demo accounts. The message tells the operator what to do. */
export class PublicDemoError extends Error {
  override readonly name = 'PublicDemoError'
}

/**
 * Throws `PublicDemoError` if the marketplace is empty and this server, which is not in production, would add the demo accounts with
 * their public password to a site with an https URL.
 */
export async function assertNoPublicDemo(): Promise<void> {
  if (process.env.NODE_ENV === 'production' || !sharedSettings().isHttps) return
  if (await hasMembers()) return
  throw new PublicDemoError(
    'PUBLIC_URL is an https URL, but this server is not in production and would add demo accounts with a public password: set NODE_ENV=production.'
  )
}
