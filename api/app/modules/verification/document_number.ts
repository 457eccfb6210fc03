import encryption from '@adonisjs/core/services/encryption'

/** Encrypts a number with the key that documents alone use. */
export function encryptNumber(number: string): string {
  return encryption.use('documents').encrypt(number)
}

/** The number behind an encrypted one; null when the key is no longer the one it was encrypted with. */
export function decryptNumber(encrypted: string): string | null {
  return encryption.use('documents').decrypt<string>(encrypted)
}
