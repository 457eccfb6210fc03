import pg from 'pg'

/** A step of a query plan, in PostgreSQL's JSON of EXPLAIN ANALYZE. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  /** Per loop, as the rows removed. */
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Plans'?: Step[]
}

type Sent = { client: pg.Client; sql: string; bindings: unknown[]; name?: string }

/** A statement that read a table, with its time and plan steps. */
export type Explained = { sql: string; ms: number; steps: Step[] }

/**
 * Explains every statement on a table that `act` sends, each on its own connection with that connection's settings. A
 * prepared statement is explained with its generic plan, as after several executions.
 */
export async function explained(act: () => Promise<void>, table = 'items'): Promise<Explained[]> {
  const { query } = pg.Client.prototype
  const sent: Sent[] = []
  const onTable = new RegExp(`\\b(from|join) ${table}\\b`)
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    const [first, second] = args
    const sql = first.text ?? first
    const { name, values: bindings = second ?? [] } = first
    if (onTable.test(sql)) sent.push({ client: this, sql, bindings, name })
    return (query as any).apply(this, args)
  } as any
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  const plans: Explained[] = []
  for (const statement of sent) plans.push(await explain(statement))
  return plans
}

async function explain({ client, sql, bindings, name }: Sent): Promise<Explained> {
  const explaining = 'explain (analyze, format json)'
  const { rows } = name
    ? await anyValues(client, sql, bindings, explaining)
    : await client.query(`${explaining} ${sql}`, bindings)
  const [{ 'Plan': plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
  return { sql, ms, steps: stepsOf(plan) }
}

async function anyValues(client: pg.Client, sql: string, bindings: unknown[], explaining: string) {
  const values = bindings.map(literal).join(', ')
  await client.query('set plan_cache_mode = force_generic_plan')
  try {
    await client.query(`prepare explained as ${sql}`)
    const plan = await client.query(`${explaining} execute explained${values && ` (${values})`}`)
    await client.query('deallocate explained')
    return plan
  } finally {
    await client.query('reset plan_cache_mode')
  }
}

function literal(value: unknown): string {
  if (Array.isArray(value)) {
    return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`)
  }
  return typeof value === 'string' ? pg.escapeLiteral(value) : String(value)
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)]
}
