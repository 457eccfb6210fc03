import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { scheduledJobs } from '#shared/scheduled_jobs/scheduled_jobs'

/** The rows of the table of docs/retention.md: tables, how long they are kept, and the job that deletes their rows. */
async function readRetention() {
  const text = await readFile(new URL('../../docs/retention.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((row) => {
    const [tables, kept, job] = row.split('|').slice(1, 4)
    return { tables: namesIn(tables!), kept: kept!.trim(), job: namesIn(job!)[0] ?? null }
  })
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
}

test.group('The document of what is kept', () => {
  test('names every table once', async ({ assert }) => {
    // `recorded_events` is a table of tests.
    const { rows } = await db.rawQuery(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'adonis_schema%'
         and table_name <> 'recorded_events'`
    )
    assert.sameMembers(
      (await readRetention()).flatMap(({ tables }) => tables),
      rows.map(({ name }: { name: string }) => name)
    )
  })

  test('says for how many days each job keeps the rows of its tables', async ({ assert }) => {
    const retention = await readRetention()
    for (const { name, keeps = {} } of scheduledJobs) {
      for (const [table, days] of Object.entries(keeps)) {
        const row = retention.find(({ tables }) => tables.includes(table))
        assert.equal(row?.job, name, table)
        assert.match(row!.kept, new RegExp(`^${days} days\\b`), table)
      }
    }
  })

  test('names only jobs that are registered', async ({ assert }) => {
    const jobs = scheduledJobs.map(({ name }) => name)
    const named = (await readRetention()).flatMap(({ job }) => job ?? [])
    assert.deepEqual(
      named.filter((job) => !jobs.includes(job)),
      []
    )
  })
})
