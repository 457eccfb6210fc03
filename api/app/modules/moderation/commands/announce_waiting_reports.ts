import logger from '@adonisjs/core/services/logger'
import { countReports } from '#modules/moderation/queries/count_reports'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'

/** The reports that one run announces. */
const BATCH = 200

/**
 * Logs how many reports wait beyond their legal limit, and announces to the administrators those that a node of the release
 * before has stored without an event. Concurrent runs announce each once.
 */
export async function announceWaitingReports(): Promise<void> {
  await announceMissed()
  const { overdue } = await countReports()
  if (overdue === 0) return
  logger.error({ overdue }, 'reports are overdue; decide those that reports:list prints first')
}

async function announceMissed(): Promise<void> {
  await inTransaction(async (trx) => {
    const missed = await sql<{ id: string }>(
      trx,
      `update reports set announced_at = now() where id in (
         select id from reports where state = 'open' and announced_at is null order by due_at, id
         limit ${BATCH} for update skip locked
       ) returning id`
    )
    const events = missed.map(({ id }) => ({ due: {}, aggregateId: id, payload: { reportId: id } }))
    await recordEventsAt(trx, 'report.made', events)
  })
}
