import { publicOrigin } from '#shared/http/origin/public_origin'
import env from '#start/env'

/** Where Google is asked; the driver knows its addresses, tests put another provider in their place. */
type GoogleSettings = {
  clientId: string
  clientSecret: string
  callbackUrl: string
  authorizeUrl?: string
  accessTokenUrl?: string
  userInfoUrl?: string
}

/** Signing in with Google; off unless both the client's id and its secret are given. */
const googleSettings: GoogleSettings = {
  clientId: env.get('GOOGLE_CLIENT_ID', ''),
  clientSecret: env.get('GOOGLE_CLIENT_SECRET')?.release() ?? '',
  callbackUrl: `${publicOrigin ?? `http://localhost:${env.get('PORT')}`}/api/login/callback`,
}

export default googleSettings
