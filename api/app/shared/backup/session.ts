import pg from 'pg'

/** Values as text in the same form everywhere, and no limit that a long copy would reach. */
const SETTINGS = `
  set timezone to 'UTC'; set datestyle to 'ISO'; set intervalstyle to 'postgres'; set bytea_output to 'hex';
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0`

/** Calls `use` with a connection of its own, able to copy tables. */
export async function withSession<T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>
): Promise<T> {
  const client = new pg.Client({ connectionString })
  // A connection that breaks rejects its statements.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(SETTINGS)
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Calls `use` in a transaction. A failure rolls it back. */
export async function inSession<T>(
  client: pg.Client,
  begin: string,
  use: () => Promise<T>
): Promise<T> {
  await client.query(begin)
  try {
    const result = await use()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
