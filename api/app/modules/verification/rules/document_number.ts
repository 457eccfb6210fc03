import encryption from '@adonisjs/core/services/encryption'

/** Encrypts a document's number with the documents key, bound to this document. */
export function encryptNumber(documentId: string, number: string): string {
  return encryption.use('documents').encrypt(number, { purpose: purposeOf(documentId) })
}

/**
 * Decrypts a document's number with the current or an older key. Returns null if no key matches or the number is bound
 * to another document. Numbers that are not yet bound to a document are accepted.
 */
export function decryptNumber(documentId: string, encrypted: string): string | null {
  const documents = encryption.use('documents')
  return (
    documents.decrypt<string>(encrypted, purposeOf(documentId)) ??
    documents.decrypt<string>(encrypted)
  )
}

function purposeOf(documentId: string): string {
  return `number of document ${documentId}`
}
