import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of the data folder with the keys that an installation outside production generates, by setting. */
export const KEY_FILES = {
  APP_KEY: 'app_key',
  DOCUMENT_KEY: 'document_key',
  VAPID_PRIVATE_KEY: 'vapid_key',
} as const

const KEYS = [...Object.keys(KEY_FILES), 'DOCUMENT_KEY_OLD', 'VAPID_PUBLIC_KEY']

/** The secret keys in use, by setting. */
export function keysInUse(): Record<string, string> {
  const set = KEYS.flatMap((name) => {
    const value = process.env[name]
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(set)
}

/**
 * Puts keys into the files of the data folder from which those in use come. Keys that are settings go to `keys.env` there, for the
 * operator. Returns the names of those.
 */
export async function restoreKeys(keys: Record<string, string>): Promise<string[]> {
  const settings: string[] = []
  for (const [name, value] of Object.entries(keys)) {
    if (process.env[name] === value) continue
    const file = await fileOf(name)
    if (file) await replaceFile(file, value)
    else settings.push(name)
  }
  // Derived from the private key in the file.
  const isDerived = (await fileOf('VAPID_PRIVATE_KEY')) !== null
  const named = settings.filter((name) => !(isDerived && name === 'VAPID_PUBLIC_KEY'))
  const lines = named.map((name) => `${name}=${keys[name]}\n`)
  if (named.length > 0) await replaceFile(keysFile(), lines.join(''))
  return named
}

/** The file for keys that the operator moves to the settings. */
export function keysFile(): string {
  return join(process.env.DATA_DIR!, 'keys.env')
}

/** The file with the key in use, or null if it is a setting. */
async function fileOf(name: string): Promise<string | null> {
  if (!(name in KEY_FILES)) return null
  const file = join(process.env.DATA_DIR!, KEY_FILES[name as keyof typeof KEY_FILES])
  const content = await readFile(file, 'utf8').catch(() => null)
  return content !== null && content === process.env[name] ? file : null
}

async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, file)
}
