import encryption from '@adonisjs/core/services/encryption'

/** Encrypts a document's number with the key that documents alone use, for this document alone. */
export function encryptNumber(documentId: string, number: string): string {
  return encryption.use('documents').encrypt(number, { purpose: purposeOf(documentId) })
}

/**
 * The number of a document, by the key or an old one; null where it is by neither, or another document's. Numbers from
 * before they were bound to their document are read too.
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
