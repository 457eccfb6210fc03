import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Runs `work` in one transaction, and returns its result when that is kept; what shall follow `after` the commit follows
 * only then. Throws when `work` does, and when PostgreSQL did not say that it kept the transaction: where the connection
 * was lost at that moment, nobody knows whether it did.
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  return db.transaction(async (trx) => {
    tellFailedCommits(trx)
    return work(trx)
  })
}

/** Knex resolves `commit` whatever became of it (knex/knex#6141), and Lucid takes that for its word. */
function tellFailedCommits({ knexClient }: TransactionClientContract): void {
  const commit = knexClient.commit.bind(knexClient) as () => Promise<Committed | undefined>
  const told = async () => {
    const committed = await commit()
    await knexClient.executionPromise
    if (committed?.response?.command !== 'COMMIT') throw new Error('The transaction was undone')
  }
  knexClient.commit = told as never
}

/** What PostgreSQL answers; to the end of a transaction in which a statement failed it is "ROLLBACK". */
type Committed = { response?: { command: string } }
