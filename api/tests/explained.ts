import pg from 'pg'
import db from '@adonisjs/lucid/services/db'

/** One step of a plan, as PostgreSQL explains it after having done it. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Plans'?: Step[]
}

type Sent = { sql: string; bindings: unknown[] }

/** A statement that read a table, what it cost, and the steps it took. */
export type Explained = { sql: string; ms: number; steps: Step[] }

/** Explains every statement on a table that is sent while `act` runs. */
export async function explained(act: () => Promise<void>, table = 'items'): Promise<Explained[]> {
  const { query } = pg.Client.prototype
  const sent: Sent[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
    const [first, second] = given
    const sql = first.text ?? first
    if (sql.includes(`from ${table}`)) sent.push({ sql, bindings: first.values ?? second ?? [] })
    return (query as any).apply(this, given)
  } as any
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  return Promise.all(sent.map(explain))
}

async function explain({ sql, bindings }: Sent): Promise<Explained> {
  const numbered = sql.replace(/\$\d+/g, '?')
  const { rows } = await db.rawQuery(
    `explain (analyze, format json) ${numbered}`,
    bindings as any[]
  )
  const [{ 'Plan': plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
  return { sql, ms, steps: stepsOf(plan) }
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)]
}
