import { hasGoogleSignIn } from '@saajha/contract/page_settings'
import env from '#start/env'
import { siteOrigin } from '#start/site_origin'

/** The OAuth settings. The driver has Google's URLs as defaults; tests set those of another provider. */
type GoogleSettings = {
  /** Whether a client id and secret are configured. */
  isEnabled: boolean
  clientId: string
  clientSecret: string
  callbackUrl: string
  authorizeUrl?: string
  accessTokenUrl?: string
  userInfoUrl?: string
}

const clientId = env.get('GOOGLE_CLIENT_ID', '')
const clientSecret = env.get('GOOGLE_CLIENT_SECRET')?.release() ?? ''

/** The settings of signing in with Google. */
const googleSettings: GoogleSettings = {
  isEnabled: hasGoogleSignIn({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }),
  clientId,
  clientSecret,
  callbackUrl: `${siteOrigin}/api/login/callback`,
}

export default googleSettings
