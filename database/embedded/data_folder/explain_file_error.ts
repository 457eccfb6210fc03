import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'it is a file and not a folder',
  EEXIST: 'it is a file and not a folder',
  EISDIR: 'it is a folder and not a file',
  ENOENT: 'it cannot be created',
}

/** Turns a file system error into an error whose message names the remedy. */
export function explainFileError(error: unknown, path: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error

  const { code, message } = error as NodeJS.ErrnoException
  const reason = (code && REASONS[code]) ?? message
  return new EmbeddedPostgresError(
    `Saajha cannot keep its data in ${path} (${reason}): set DATA_DIR to a folder that you may write, or DATABASE_URL to a PostgreSQL of your own.`,
    { cause: error }
  )
}
