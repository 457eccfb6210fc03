import logger from '@adonisjs/core/services/logger'
import type { ScheduledJob } from '#shared/scheduled_jobs/scheduled_jobs'

/** Runs each job once, sequentially, until `stopping` is aborted. A failed job does not stop the others. */
export async function runScheduledJobs(jobs: ScheduledJob[], stopping: AbortSignal): Promise<void> {
  for (const job of jobs) {
    if (stopping.aborted) return
    await job.run(stopping).catch((error: unknown) => {
      logger.error(
        { err: error, job: job.name },
        'scheduled job failed; it runs again in the next round'
      )
    })
  }
}
