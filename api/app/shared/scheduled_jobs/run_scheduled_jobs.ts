import logger from '@adonisjs/core/services/logger'
import type { ScheduledJob } from '#shared/scheduled_jobs/scheduled_jobs'

/** Runs each job once, one after the other, until `stopping` is aborted. One that fails holds up no other. */
export async function runScheduledJobs(jobs: ScheduledJob[], stopping: AbortSignal): Promise<void> {
  for (const job of jobs) {
    if (stopping.aborted) return
    await job.run(stopping).catch((error: unknown) => {
      logger.error({ err: error, chore: job.name }, 'A chore failed; it is done again later')
    })
  }
}
