import { Client } from 'pg'

/** Runs a statement on a separate connection and returns its rows. */
export async function query(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
