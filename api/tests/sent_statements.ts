import pg from 'pg'

/** The SQL of every statement that this process sends during `act`. */
export async function sentStatements(act: () => Promise<void>): Promise<string[]> {
  const { query } = pg.Client.prototype
  const sent: string[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    sent.push(String(args[0]?.text ?? args[0]))
    return (query as any).apply(this, args)
  } as any
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}
