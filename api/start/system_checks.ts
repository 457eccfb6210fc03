import { statfs } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Redis } from 'ioredis'
import { assertDatabase } from '#bin/assert_database'
import {
  countAccountsWithPassword,
  countAdministrators,
  isSecondFactorRequired,
} from '#modules/identity/public'
import { canStoreMedia } from '#modules/media/public'
import { countReports } from '#modules/moderation/public'
import { sql } from '#shared/database/sql'
import { countOpenDeliveries } from '#shared/operations/count_open_deliveries'
import { lastBackupAt } from '#shared/operations/last_backup'
import { systemChecks } from '#shared/operations/system_checks'
import { sharedSettings } from '#shared/settings'
import env from '#start/env'
import { missingLegalSettings } from '#start/legal_settings'

const MAX_CLOCK_SECONDS = 5
const MAX_DISK_PERCENT = 90
const MAX_DELIVERY_SECONDS = 120
const MAX_BACKUP_HOURS = 48

/**
 * Registers the checks of the installation. What each is about, and what to do, is in `contract/src/page_texts/system_checks.ts`;
 * `monitoring/` has their alerts.
 */
systemChecks.push(
  { name: 'database', level: 'error', run: checkDatabase },
  { name: 'migrations', level: 'error', run: countMigrations },
  { name: 'publicUrl', level: 'error', run: () => ({ isWell: sharedSettings().isHttps }) },
  { name: 'smtp', level: 'error', run: () => ({ isWell: isSet('SMTP_URL') }) },
  { name: 'push', level: 'warning', run: () => ({ isWell: sharedSettings().vapid !== undefined }) },
  {
    name: 'requiredSecondFactor',
    level: 'error',
    run: () => ({ isWell: isSecondFactorRequired() }),
  },
  {
    name: 'placeholderRatings',
    level: 'error',
    run: () => ({ isWell: env.get('PLACEHOLDER_RATINGS') === 'off' }),
  },
  { name: 'legal', level: 'error', run: listMissingDetails },
  { name: 'support', level: 'warning', run: () => ({ isWell: isSet('SUPPORT_WHATSAPP') }) },
  {
    name: 'administrators',
    level: 'error',
    run: async () => atLeastOne((await countAdministrators()).all),
  },
  {
    name: 'secondFactors',
    level: 'error',
    run: async () => atLeastOne((await countAdministrators()).withSecondFactor),
  },
  { name: 'demoAccounts', level: 'error', run: countDemoAccounts },
  { name: 'clock', level: 'error', unit: 's', run: compareClocks },
  { name: 'disk', level: 'error', unit: '%', run: measureDisk },
  { name: 'media', level: 'error', run: async () => ({ isWell: await canStoreMedia() }) },
  { name: 'redis', level: 'error', run: checkRedis },
  {
    name: 'oldestDelivery',
    level: 'error',
    unit: 's',
    run: async () => atMost(MAX_DELIVERY_SECONDS, (await countOpenDeliveries()).oldestSeconds),
  },
  {
    name: 'deadDeliveries',
    level: 'error',
    run: async () => atMost(0, (await countOpenDeliveries()).dead),
  },
  {
    name: 'overdueReports',
    level: 'error',
    run: async () => atMost(0, (await countReports()).overdue),
  },
  { name: 'backup', level: 'warning', unit: 'h', run: measureBackup }
)

function isSet(name: string): boolean {
  return Boolean(process.env[name])
}

function atMost(max: number, value: number) {
  return { isWell: value <= max, value: Math.round(value) }
}

function atLeastOne(value: number) {
  return { isWell: value > 0, value }
}

async function checkDatabase() {
  await assertDatabase(app, { isPrepared: false })
  return { isWell: true }
}

async function countMigrations() {
  return atMost(0, (await assertDatabase(app, { isPrepared: false })).missing.length)
}

function listMissingDetails() {
  const missing = missingLegalSettings()
  return { isWell: missing.length === 0, value: missing.join(', ') || null }
}

/** By their e-mail addresses. No mailbox has them. */
async function countDemoAccounts() {
  const { DEMO_PASSWORD, DEMO_PEOPLE } = await import('@saajha/database/demo/people')
  const emails = DEMO_PEOPLE.map(({ email }) => email)
  return atMost(0, await countAccountsWithPassword(emails, DEMO_PASSWORD))
}

/** The database answers between two readings of the own clock. */
async function compareClocks() {
  const before = Date.now()
  const [row] = await sql<{ ms: number }>(
    db,
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms'
  )
  const ahead = Math.max(before - row!.ms, row!.ms - Date.now(), 0)
  return atMost(MAX_CLOCK_SECONDS, ahead / 1_000)
}

async function measureDisk() {
  const { blocks, bfree, bavail } = await statfs(env.get('DATA_DIR'))
  const used = blocks - bfree
  return atMost(MAX_DISK_PERCENT, (100 * used) / (used + bavail))
}

/** A Redis that evicts keys loses jobs. Without one there is nothing to check. */
async function checkRedis() {
  const { redisUrl } = sharedSettings()
  if (!redisUrl) return { isWell: true }
  const redis = new Redis(redisUrl, { connectTimeout: 5_000, retryStrategy: () => null })
  redis.on('error', () => {})
  try {
    const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1] ?? null
    return { isWell: policy === 'noeviction', value: policy }
  } finally {
    redis.disconnect()
  }
}

async function measureBackup() {
  const at = await lastBackupAt()
  return at ? atMost(MAX_BACKUP_HOURS, (Date.now() - at.getTime()) / 3_600_000) : { isWell: false }
}
