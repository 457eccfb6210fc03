/** A backup that cannot be written, read or restored. The message tells the operator what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
