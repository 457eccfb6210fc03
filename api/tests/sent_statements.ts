import pg from 'pg'

/** The SQL of every statement that this process sends while `act` runs. */
export async function sentStatements(act: () => Promise<void>): Promise<string[]> {
  const { query } = pg.Client.prototype
  const sent: string[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
    sent.push(String(given[0]?.text ?? given[0]))
    return (query as any).apply(this, given)
  } as any
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}
