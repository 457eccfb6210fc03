import { Env } from '@adonisjs/core/env'
import { publicUrl } from '#start/public_url'
import { strongKey } from '#start/strong_key'

/** The settings of a running node; `bin/prepare_environment.ts` fills in what an embedded start leaves out. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum.optional(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional({ format: 'host' }),
  PORT: Env.schema.number.optional(),
  /** The URL that people type, where it is not the one this node listens on: `https://saajha.example`. */
  PUBLIC_URL: publicUrl,
  /** Addresses and subnets of the proxies in front, whose word on a visitor's address is taken: `loopback, 172.16.0.0/12`. */
  TRUSTED_PROXIES: Env.schema.string.optional(),
  /** What the product calls itself, on every page. */
  APP_NAME: Env.schema.string.optional(),
  /** Google's name for this site and its secret; signing in with Google is off without both. */
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: Env.schema.secret.optional(),
  /** Signs cookies and upload addresses. */
  APP_KEY: strongKey,
  /** Encrypts the numbers of identity documents, and nothing else. */
  DOCUMENT_KEY: strongKey,
  /** The key before, by which such numbers are still read until `documents:reencrypt` has run. */
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
  DATABASE_URL: Env.schema.string(),
  REDIS_URL: Env.schema.string.optional(),
  /** Whether this web process also runs workers; off where `node ace work` runs beside it. */
  WORKERS: Env.schema.enum.optional(['on', 'off'] as const),
  /** Serves figures for Prometheus, at `/metrics` on a port that is not the site's. */
  METRICS_PORT: Env.schema.number.optional(),
  /** The collector that traces are sent to, by OTLP over HTTP: `http://collector:4318`. Nothing is traced without. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  SEED_DEMO: Env.schema.boolean.optional(),
  RATE_LIMITS: Env.schema.enum.optional(['on', 'off'] as const),

  MEDIA_DISK: Env.schema.enum.optional(['local', 's3'] as const),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),
})
