import { Env } from '@adonisjs/core/env'
import { PLACEHOLDER_RATINGS } from '@saajha/contract/page_settings'
import { backupDays } from '#start/backup_days'
import { databaseUrl } from '#start/database_url'
import { publicUrl } from '#start/public_url'
import { smtpUrl } from '#start/smtp_url'
import { strongKey } from '#start/strong_key'
import { supportWhatsapp } from '#start/support_whatsapp'
import { vapidPrivateKey, vapidPublicKey } from '#start/vapid_keys'

/** The validated settings of a node; `bin/prepare_environment.ts` provides those that an embedded start omits. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum.optional(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional({ format: 'host' }),
  PORT: Env.schema.number.optional(),
  /** The public URL of the site, if this node is not reached directly: `https://saajha.example`. */
  PUBLIC_URL: publicUrl,
  /** IPs and subnets of trusted proxies, whose `X-Forwarded-For` is used: `loopback, 172.16.0.0/12`. */
  TRUSTED_PROXIES: Env.schema.string.optional(),
  /** The product name that every page shows. */
  APP_NAME: Env.schema.string.optional(),
  /** `off`: items and owners without reviews show no placeholder ratings. */
  PLACEHOLDER_RATINGS: Env.schema.enum.optional(PLACEHOLDER_RATINGS),
  /** The WhatsApp number of the support with its country code; without one its links open WhatsApp without a number. */
  SUPPORT_WHATSAPP: supportWhatsapp,
  /** The name and postal address of the operator, and who answers complaints; `GET /api/legal` publishes all four. */
  LEGAL_NAME: Env.schema.string.optional(),
  LEGAL_ADDRESS: Env.schema.string.optional(),
  GRIEVANCE_OFFICER: Env.schema.string.optional(),
  GRIEVANCE_EMAIL: Env.schema.string.optional({ format: 'email' }),
  /** The OAuth client id and secret; signing in with Google is disabled without both. */
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: Env.schema.secret.optional(),
  /** `required`: an administrator without two-step sign-in has no administrator rights. */
  ADMIN_SECOND_FACTOR: Env.schema.enum.optional(['optional', 'required'] as const),
  /** The server that sends e-mails: `smtps://user:password@smtp.example`. Without one they become files in the data folder. */
  SMTP_URL: smtpUrl,
  /** The sender of e-mails: `Saajha <no-reply@saajha.example>`. */
  MAIL_FROM: Env.schema.string.optional(),
  /** The key pair by which push services recognize this site; Web Push is disabled without it. */
  VAPID_PUBLIC_KEY: vapidPublicKey,
  VAPID_PRIVATE_KEY: vapidPrivateKey,
  /** Signs cookies and upload URLs. */
  APP_KEY: strongKey,
  /** Encrypts the numbers of identity documents, and nothing else. */
  DOCUMENT_KEY: strongKey,
  /** The previous key. It decrypts document numbers until `documents:reencrypt` has run. */
  DOCUMENT_KEY_OLD: Env.schema.secret.optional(),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'silent',
  ] as const),

  DATA_DIR: Env.schema.string(),
  DATABASE_URL: databaseUrl,
  /** `on`: this release starts on the database of a newer one, for the minutes in which nodes of both run. */
  ALLOW_NEWER_DATABASE: Env.schema.enum.optional(['on', 'off'] as const),
  REDIS_URL: Env.schema.string.optional(),
  /** Whether this web process also runs workers; off where `node ace work` runs beside it. */
  WORKERS: Env.schema.enum.optional(['on', 'off'] as const),
  /** The port that serves Prometheus metrics at `/metrics`, apart from the site's port. */
  METRICS_PORT: Env.schema.number.optional(),
  /** The OTLP/HTTP collector of traces: `http://collector:4318`. Tracing is disabled without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  /** How many daily backups of an embedded database stay in the data folder; `0`: none. */
  BACKUP_DAYS: backupDays,
  SEED_DEMO: Env.schema.boolean.optional(),
  RATE_LIMITS: Env.schema.enum.optional(['on', 'off'] as const),

  MEDIA_DISK: Env.schema.enum.optional(['local', 's3'] as const),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),
})
