import { pageSettings } from '@saajha/contract/page_settings'
import googleSettings from '#config/google'
import type { SharedSettings } from '#shared/settings'
import env from '#start/env'
import { siteOrigin } from '#start/site_origin'
import type { VapidDetails } from '#shared/web_push/vapid_details'

const publicUrl = env.get('PUBLIC_URL')
const publicOrigin = publicUrl ? new URL(publicUrl).origin : undefined

const isHttps = publicOrigin?.startsWith('https://') ?? false

/** The settings of the code in `app/shared/`. */
const sharedSettings: SharedSettings = {
  appName: env.get('APP_NAME'),
  pageSettings: pageSettings({
    PLACEHOLDER_RATINGS: env.get('PLACEHOLDER_RATINGS'),
    GOOGLE_CLIENT_ID: googleSettings.clientId,
    GOOGLE_CLIENT_SECRET: googleSettings.clientSecret,
    SUPPORT_WHATSAPP: env.get('SUPPORT_WHATSAPP'),
  }),
  legal: {
    name: env.get('LEGAL_NAME') ?? null,
    address: env.get('LEGAL_ADDRESS') ?? null,
    officer: env.get('GRIEVANCE_OFFICER') ?? null,
    email: env.get('GRIEVANCE_EMAIL') ?? null,
  },
  databaseUrl: env.get('DATABASE_URL'),
  redisUrl: env.get('REDIS_URL'),
  // The `__Host-` prefix prevents other hosts from setting it over https.
  sessionCookie: isHttps ? '__Host-saajha_session' : 'saajha_session',
  hashKey: env.get('APP_KEY').release(),
  publicOrigin,
  siteOrigin,
  isHttps,
  vapid: vapidDetails(),
  limitsAreOff: env.get('RATE_LIMITS') === 'off' && env.get('NODE_ENV') !== 'production',
  metricsHost: env.get('HOST', '127.0.0.1'),
  metricsPort: env.get('METRICS_PORT'),
  isTraced: env.get('OTEL_EXPORTER_OTLP_ENDPOINT') !== undefined,
}

export default sharedSettings

function vapidDetails(): VapidDetails | undefined {
  const publicKey = env.get('VAPID_PUBLIC_KEY')
  const privateKey = env.get('VAPID_PRIVATE_KEY')?.release()
  if (!publicKey || !privateKey) return undefined
  // Push services accept no http URL as a contact.
  return { publicKey, privateKey, subject: isHttps ? publicOrigin! : 'mailto:no-reply@localhost' }
}
