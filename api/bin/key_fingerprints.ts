import { createHmac } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { KEY_FILES } from '#bin/key_files'
import { sql } from '#shared/database/sql'

/** What a database loses whose key is replaced. */
const LOSSES: Record<keyof typeof KEY_FILES, string> = {
  APP_KEY: 'all members have to sign in again and no two-step sign-in works',
  DOCUMENT_KEY: 'the stored document numbers cannot be read',
  VAPID_PRIVATE_KEY: 'browsers receive no pushes',
}

/**
 * One sentence about the keys in use with which no server has started on this database before, though with others; null if there
 * are none. A restore without the keys of its backup is the usual reason.
 */
export async function describeNewKeys(): Promise<string | null> {
  const known = await sql<{ name: string; fingerprint: string }>(
    db,
    'select name, fingerprint from key_fingerprints'
  )
  const isKnown = (name: string, value: string) =>
    known.some((each) => each.name === name && each.fingerprint === fingerprintOf(name, value))
  const replaced = Object.keys(LOSSES).filter((name) => {
    const value = process.env[name]
    return value && known.some((each) => each.name === name) && !isKnown(name, value)
  })
  // In a rotation the former key is still in use.
  const lost = replaced.filter(
    (name) => name !== 'DOCUMENT_KEY' || !isKnown(name, process.env.DOCUMENT_KEY_OLD ?? '')
  )
  if (lost.length === 0) return null
  const losses = lost.map((name) => LOSSES[name as keyof typeof LOSSES])
  return `This database had another ${lost.join(' and ')}: ${losses.join(', and ')}. After a restore, set the keys of the backup.`
}

/** Remembers the keys in use as those of this database. */
export async function recordKeys(): Promise<void> {
  const used = Object.keys(KEY_FILES).filter((name) => process.env[name])
  await sql(
    db,
    `insert into key_fingerprints (name, fingerprint)
     select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [used, used.map((name) => fingerprintOf(name, process.env[name]!))]
  )
}

/** Reveals nothing of the key, since keys are random and long. */
function fingerprintOf(name: string, key: string): string {
  return createHmac('sha256', key).update(`fingerprint of ${name}`).digest('base64url').slice(0, 16)
}
