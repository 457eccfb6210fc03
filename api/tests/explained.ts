import pg from 'pg'

/** One step of a plan, as PostgreSQL explains it after having done it. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Plans'?: Step[]
}

type Sent = { client: pg.Client; sql: string; bindings: unknown[] }

/** A statement that read a table, what it cost, and the steps it took. */
export type Explained = { sql: string; ms: number; steps: Step[] }

/**
 * Explains every statement on a table that is sent while `act` runs, each on the connection that it was sent on, with that
 * connection's settings.
 */
export async function explained(act: () => Promise<void>, table = 'items'): Promise<Explained[]> {
  const { query } = pg.Client.prototype
  const sent: Sent[] = []
  const onTable = new RegExp(`\\b(from|join) ${table}\\b`)
  pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
    const [first, second] = given
    const sql = first.text ?? first
    if (onTable.test(sql)) sent.push({ client: this, sql, bindings: first.values ?? second ?? [] })
    return (query as any).apply(this, given)
  } as any
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  return Promise.all(sent.map(explain))
}

async function explain({ client, sql, bindings }: Sent): Promise<Explained> {
  const { rows } = await client.query(`explain (analyze, format json) ${sql}`, bindings)
  const [{ 'Plan': plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
  return { sql, ms, steps: stepsOf(plan) }
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)]
}
