/** Errors whose message is written for the operator. */
const EXPLAINED = [
  'BackupError',
  'EmbeddedPostgresError',
  'ForeignMediaError',
  'PublicDemoError',
  'UnusableDatabaseError',
]

/** Returns one sentence for a start error that the operator can correct, otherwise the error itself. */
export function explainStartError(error: unknown): unknown {
  if (error instanceof Error && EXPLAINED.includes(error.name)) return error.message
  if (error instanceof Error && 'code' in error) {
    const { PORT } = process.env
    if (error.code === 'EADDRINUSE') {
      return `Port ${PORT} is already in use: stop the program that uses it, or choose another port, as in PORT=${Number(PORT) + 1} npm start.`
    }
    if (error.code === 'EACCES') {
      return `Port ${PORT} needs more rights than this user has: choose one above 1023, as in PORT=3333 npm start.`
    }
    if (error.code === 'E_INVALID_ENV_VARIABLES' && 'help' in error) {
      return `Saajha cannot start with these settings: ${listed(String(error.help))}.`
    }
  }
  return error
}

/** Joins the lines of a list with commas. */
function listed(help: string): string {
  return help
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .join(', ')
}
