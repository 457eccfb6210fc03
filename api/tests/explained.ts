import db from '@adonisjs/lucid/services/db'

/** One step of a plan, as PostgreSQL explains it after having done it. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Plans'?: Step[]
}

/** A statement that read a table, what it cost, and the steps it took. */
export type Explained = { sql: string; ms: number; steps: Step[] }

/** Explains every statement on a table that is sent while `act` runs. */
export async function explained(act: () => Promise<void>, table = 'items'): Promise<Explained[]> {
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  const sent: { sql: string; bindings: unknown[] }[] = []
  const note = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
    if (sql.includes(`from ${table}`)) sent.push({ sql, bindings })
  }
  knex.on('query', note)
  try {
    await act()
  } finally {
    knex.off('query', note)
  }
  return Promise.all(sent.map(explain))
}

async function explain({ sql, bindings }: { sql: string; bindings: unknown[] }) {
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
