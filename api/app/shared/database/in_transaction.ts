import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Runs `work` in one transaction and returns its result after the commit; `trx.after('commit')` hooks run only then.
 * Throws the error of `work`, and throws when PostgreSQL does not confirm the commit: after a connection loss during the
 * commit its outcome is unknown.
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  return db.transaction(async (trx) => {
    rejectFailedCommits(trx)
    return work(trx)
  })
}

/**
 * Workaround: Knex resolves `commit` even when it failed (knex/knex#6141), and Lucid treats that as a commit. It can be
 * removed when `tests/failed_commits.spec.ts` passes without it.
 */
function rejectFailedCommits({ knexClient }: TransactionClientContract): void {
  const commit = knexClient.commit.bind(knexClient) as () => Promise<Committed | undefined>
  const checkedCommit = async () => {
    const committed = await commit()
    await knexClient.executionPromise
    if (committed?.response?.command !== 'COMMIT')
      throw new Error('The transaction was rolled back')
  }
  knexClient.commit = checkedCommit as never
}

/** The result of `commit`; the command is "ROLLBACK" when a statement of the transaction failed. */
type Committed = { response?: { command: string } }
