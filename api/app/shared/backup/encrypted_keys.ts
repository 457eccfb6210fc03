import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from '#shared/backup/backup_error'

/** Costs of a guess: 64 MiB of memory and some 0.3 s. */
const COST = { N: 2 ** 16, r: 8, p: 2, maxmem: 96 * 1024 * 1024 }
const CIPHER = 'aes-256-gcm'

type Encrypted = { salt: string; nonce: string; tag: string; text: string }

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/** Encrypts keys by name with a passphrase, as JSON. */
export async function encryptKeys(
  keys: Record<string, string>,
  passphrase: string
): Promise<Buffer> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(CIPHER, await derive(passphrase, salt, 32, COST), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(keys)), cipher.final()])
  const parts = { salt, nonce, tag: cipher.getAuthTag(), text }
  const encoded = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])
  return Buffer.from(JSON.stringify(Object.fromEntries(encoded)))
}

/** Decrypts what `encryptKeys` returned. Throws a `BackupError` for another passphrase. */
export async function decryptKeys(
  encrypted: Buffer,
  passphrase: string
): Promise<Record<string, string>> {
  const { salt, nonce, tag, text } = JSON.parse(encrypted.toString()) as Encrypted
  const key = await derive(passphrase, Buffer.from(salt, 'base64'), 32, COST)
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64'))
  decipher.setAuthTag(Buffer.from(tag, 'base64'))
  try {
    const clear = [decipher.update(Buffer.from(text, 'base64')), decipher.final()]
    return JSON.parse(Buffer.concat(clear).toString()) as Record<string, string>
  } catch {
    throw new BackupError('The passphrase is not that of the keys in this backup.')
  }
}
