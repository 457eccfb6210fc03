import sharedSettings from '#config/shared'
import env from '#start/env'

/** The OAuth settings. The driver has Google's URLs as defaults; tests set those of another provider. */
type GoogleSettings = {
  clientId: string
  clientSecret: string
  callbackUrl: string
  authorizeUrl?: string
  accessTokenUrl?: string
  userInfoUrl?: string
}

/** The settings of signing in with Google, which is disabled without `hasGoogleSignIn` of the shared settings. */
const googleSettings: GoogleSettings = {
  clientId: env.get('GOOGLE_CLIENT_ID', ''),
  clientSecret: env.get('GOOGLE_CLIENT_SECRET')?.release() ?? '',
  callbackUrl: `${sharedSettings.publicOrigin ?? `http://localhost:${env.get('PORT')}`}/api/login/callback`,
}

export default googleSettings
