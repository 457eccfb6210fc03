import app from '@adonisjs/core/services/app'
import type { Legal } from '@saajha/contract/legal'
import type { PageSettings } from '@saajha/contract/page_settings'
import type { PushNetwork } from '#shared/web_push/push_network'
import type { VapidDetails } from '#shared/web_push/vapid_details'

/** The settings that shared code reads; `config/shared.ts` sets them from the environment. */
export type SharedSettings = {
  /** The configured product name. */
  appName: string | undefined
  /** The settings that the web app reads in its page. */
  pageSettings: PageSettings
  /** The operator and the grievance officer, as `GET /api/legal` publishes them. */
  legal: Legal
  databaseUrl: string
  /** The backend of jobs and pushes; PostgreSQL if it is undefined. */
  redisUrl: string | undefined
  /** The name of the cookie with the session id. */
  sessionCookie: string
  /** The key of keyed hashes. */
  hashKey: string
  /** The origin of the public URL; undefined if it is not set and this node is reached directly. */
  publicOrigin: string | undefined
  /** The origin of links outside the site, such as in e-mails. */
  siteOrigin: string
  /** The key pair of Web Push and its contact; undefined disables Web Push. */
  vapid: VapidDetails | undefined
  /** Parts of the network to the push services that tests replace; no setting of the environment does. */
  pushNetwork?: Partial<PushNetwork>
  /** Whether the public origin uses https; enables secure cookies and HSTS. */
  isHttps: boolean
  /** Disables rate limits for load tests; false in production. */
  limitsAreOff: boolean
  metricsHost: string
  /** The port of the metrics. They are not served without it. */
  metricsPort: number | undefined
  /** Whether a collector of traces is configured. */
  isTraced: boolean
}

/** Reads the settings of shared code. They are available once the application has loaded its configuration. */
export function sharedSettings(): SharedSettings {
  return app.config.get('shared')
}
