import { openEmbeddedPostgres } from '../open_embedded_postgres.ts'

/** The process of start_owner.ts: opens the folder, prints one JSON line, stops on SIGTERM. */
const [dataDir, ifRunning] = process.argv.slice(2) as [string, 'attach' | 'reject']
process.on('SIGINT', () => console.log(JSON.stringify({ interrupted: true })))
try {
  const database = await openEmbeddedPostgres({ dataDir, ifRunning })
  // Before the line: a test ends the process as soon as it has read it.
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  console.log(JSON.stringify({ connectionString: database.connectionString }))
  setInterval(() => {}, 60_000)
} catch (error) {
  const { name, message } = error as Error
  console.log(JSON.stringify({ name, message }))
}
